// @vitest-environment happy-dom
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { block, component, entry, text } from '../../content/testing/blocks'
import { renderEntry } from '../../render/testing/renderEntry'
import { replaceInView } from '../internals/testing/fakeView'
import type { AccordionOptions } from './accordionOptions'
import {
  accordionDefinitions,
  buttonsOf,
  clickItems,
  items,
  openItems,
  renderAccordion,
} from './testing/renderAccordion'

describe('a title with controls in it', () => {
  const withControls: AccordionOptions['items'] = [
    {
      title: [
        component('Core:Button', { text: 'Buy' }),
        block({ tagName: 'a', properties: { href: '#more', text: 'More' } }),
      ],
      detail: [text('x')],
    },
  ]

  it('has its button beside them, named after the title', async () => {
    const rendered = await renderAccordion({ items: withControls })
    const [toggle] = buttonsOf(rendered)
    expect(toggle?.querySelector('a,button')).toBeNull()
    expect(toggle?.parentElement?.tagName).toBe('H3')
    const name = rendered.shadowRoot.getElementById(toggle?.getAttribute('aria-labelledby') ?? '')
    expect(name?.textContent).toBe('BuyMore')
    await clickItems(rendered, 0)
    expect(rendered.get('[role=region]').getAttribute('aria-labelledby')).toBe(name?.id)
  })

  it.each([
    { selector: '[aria-expanded]', expected: [0] },
    { selector: '.builder-accordion-title', expected: [0] },
    { selector: '.builder-blocks button', expected: [0] },
    { selector: 'a', expected: [] },
  ])('has $expected open after a click on $selector', async ({ selector, expected }) => {
    const rendered = await renderAccordion({ items: withControls })
    await userEvent.click(rendered.get(`.builder-accordion ${selector}`))
    expect(openItems(rendered)).toEqual(expected)
  })

  it('opens where the whole accordion is inside a link', async () => {
    const accordion = component('Builder:Accordion', { items: items(1) })
    const link = block({ tagName: 'a', properties: { href: '#x' }, children: [accordion] })
    const rendered = await renderEntry(entry([link]), accordionDefinitions)
    await clickItems(rendered, 0)
    expect(openItems(rendered)).toEqual([0])
  })
})

describe('a title of an Accordion', () => {
  it.each([
    { browser: 'lets the page jump', anchors: false, expected: ['1', '0'] },
    { browser: 'keeps it where it is', anchors: true, expected: [] },
  ])('comes into view when it opens, if the browser $browser', async ({ anchors, expected }) => {
    replaceInView('CSS', { supports: () => anchors })
    const { prototype } = document.defaultView!.HTMLElement
    const scrolled: unknown[] = []
    vi.spyOn(prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement, how) {
      expect(how).toEqual({ block: 'nearest' })
      scrolled.push(this.dataset.index)
    })
    const rendered = await renderAccordion({ oneAtATime: true })
    await clickItems(rendered, 1, 0, 0)
    expect(scrolled).toEqual(expected)
  })
})

it.each([
  { heading: 'h2', level: null },
  { heading: 'h4', level: '5' },
])('the heading of a title has the level $level after $heading', async ({ heading, level }) => {
  const accordion = component('Builder:Accordion', { items: items(1) })
  const page = entry([block({ tagName: heading }), accordion])
  const { get } = await renderEntry(page, accordionDefinitions)
  expect(get('.builder-accordion-title > h3').getAttribute('aria-level')).toBe(level)
})

// @vitest-environment happy-dom
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { text } from '../../content/testing/blocks'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import {
  accordionEntry,
  buttonsOf,
  clickItems,
  definitions,
  items,
  namesOf,
  openItems,
  renderAccordion,
  titlesOf,
} from './testing/renderAccordion'

describe('Accordion', () => {
  it('renders all titles, numbered, and no detail', async () => {
    const rendered = await renderAccordion()
    expect(rendered.get('.builder-a.builder-has-component > .builder-accordion')).toBeTruthy()
    expect(titlesOf(rendered).map(({ dataset }) => dataset.index)).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ])
    expect(rendered.get('.builder-accordion').textContent).toBe('Item 0Item 1Item 2Item 3Item 4')
    expect(openItems(rendered)).toEqual([])
  })

  it('makes each title a button in a heading, and its detail a region with its name', async () => {
    const rendered = await renderAccordion()
    await clickItems(rendered, 1)
    const button = rendered.get('.builder-accordion-title-open > h3 > button[type=button]')
    const detail = rendered.get('[role=region]')
    expect(button.textContent).toBe('Item 1')
    expect(button.getAttribute('aria-controls')).toBe(detail.id)
    expect(detail.getAttribute('aria-labelledby')).toBe(button.id)
    expect(rendered.get('[role=region] > .builder-blocks').getAttribute('builder-parent-id')).toBe(
      'builder-a',
    )
  })

  it.each([
    { options: {}, clicks: [0, 2], expected: [0, 2] },
    { options: {}, clicks: [0, 2, 0], expected: [2] },
    { options: { oneAtATime: true }, clicks: [1, 3], expected: [3] },
    { options: { oneAtATime: true }, clicks: [1, 1], expected: [] },
    { options: { grid: true }, clicks: [1, 3], expected: [3] },
    { options: { grid: true, oneAtATime: false }, clicks: [3, 3], expected: [] },
  ])('has $expected open after clicks on $clicks with $options', async (row) => {
    const rendered = await renderAccordion(row.options)
    await clickItems(rendered, ...row.clicks)
    expect(openItems(rendered)).toEqual(row.expected)
  })

  it.each(['{Enter}', ' '])('opens by the key "%s"', async (key) => {
    const rendered = await renderAccordion()
    buttonsOf(rendered)[2]?.focus()
    await userEvent.keyboard(key)
    expect(openItems(rendered)).toEqual([2])
  })

  it('keeps what was typed in a detail that closes', async () => {
    const rendered = await renderAccordion({ oneAtATime: true })
    await clickItems(rendered, 0)
    await userEvent.type(rendered.get('input'), 'hello')
    await clickItems(rendered, 1)
    expect(rendered.all('[role=region]').map(({ hidden }) => hidden)).toEqual([true, false])
    await clickItems(rendered, 0)
    expect(rendered.get<HTMLInputElement>('input').value).toBe('hello')
  })

  it.each([undefined, null, 'two', {}, []])('is empty for the items %j', async (none) => {
    const rendered = await renderAccordion({ items: none })
    expect(rendered.get('.builder-accordion').childElementCount).toBe(0)
  })

  it('names a title in which there is nothing after its place', async () => {
    const rendered = await renderAccordion({ items: [...items(1), { detail: [text('x')] }, null] })
    expect(namesOf(rendered)).toEqual([null, '2', '3'])
    await clickItems(rendered, 1)
    expect(rendered.get('[role=region]').textContent).toBe('x')
  })

  it('renders on a server what the browser begins with', () => {
    const { serverHtml, container } = hydrateEntry(accordionEntry({ items: items(2) }), definitions)
    expect(serverHtml).toContain('Item 1')
    expect(serverHtml).not.toContain('inside')
    expect(container.querySelectorAll('h3')).toHaveLength(2)
  })
})

describe('events of an Accordion', () => {
  afterEach(() => void vi.useRealTimers())

  it('says that it is there, once those who put it there can listen', async () => {
    vi.useFakeTimers()
    const rendered = await renderAccordion()
    const heard: boolean[] = []
    rendered.shadowRoot.addEventListener('builder:accordion:load', (event) => {
      const { ref } = (event as CustomEvent).detail
      heard.push(ref === rendered.get('.builder-accordion') && ref === event.target)
    })
    vi.runAllTimers()
    expect(heard).toEqual([true])
  })

  it('says nothing when it is gone before', async () => {
    vi.useFakeTimers()
    const rendered = await renderAccordion()
    const onLoad = vi.fn()
    rendered.get('.builder-accordion').addEventListener('builder:accordion:load', onLoad)
    rendered.unmount()
    vi.runAllTimers()
    expect(onLoad).not.toHaveBeenCalled()
  })

  it('tells the host page which item was opened, and of each that was closed', async () => {
    const rendered = await renderAccordion()
    const changes: unknown[] = []
    rendered.container.addEventListener('siteblocks:change', (event) => {
      const { block: source, index } = (event as CustomEvent).detail
      changes.push([source.id, index, openItems(rendered)])
    })
    await clickItems(rendered, 0, 2, 0, 2)
    expect(changes).toEqual([
      ['a', 0, [0]],
      ['a', 2, [0, 2]],
      ['a', -1, [2]],
      ['a', -1, []],
    ])
  })
})

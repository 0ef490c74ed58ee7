// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { text } from '../../content/testing/blocks'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { headingLevel, toggleItem } from './Accordion'
import {
  accordionDefinitions,
  accordionEntry,
  clickItems,
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
    const indexes = titlesOf(rendered).map(({ dataset }) => dataset.index)
    expect(indexes.join()).toBe('0,1,2,3,4')
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
    { options: {}, clicks: [0, 2, 0, 3], expected: [2, 3] },
    { options: { oneAtATime: true }, clicks: [1, 3], expected: [3] },
    { options: { grid: true, oneAtATime: false }, clicks: [1, 3], expected: [3] },
  ])('has $expected open after clicks on $clicks with $options', async (row) => {
    const rendered = await renderAccordion(row.options)
    await clickItems(rendered, ...row.clicks)
    expect(openItems(rendered)).toEqual(row.expected)
  })

  it('keeps text typed in a detail when it closes', async () => {
    const rendered = await renderAccordion({ oneAtATime: true })
    await clickItems(rendered, 0)
    await userEvent.type(rendered.get('input'), 'hello')
    await clickItems(rendered, 1)
    expect(rendered.get('input').closest<HTMLElement>('[hidden]')?.hidden).toBe(true)
    expect(rendered.all('[role=region]')).toHaveLength(1)
    await clickItems(rendered, 0)
    expect(rendered.get<HTMLInputElement>('input').value).toBe('hello')
  })

  it('hides closed answers until found, and opens the one that find-in-page matches', async () => {
    const answers = ['a <b>word</b>', '<img src="/a.png">'].map((html) => ({
      detail: [text(html)],
    }))
    const rendered = await renderAccordion({ items: [...items(1), ...answers] })
    expect(rendered.all('[role=region]')).toEqual([])
    const closed = rendered.get('[hidden=until-found]')
    act(() => void closed.dispatchEvent(new Event('beforematch', { bubbles: true })))
    expect(openItems(rendered)).toEqual([1])
    expect(closed.getAttribute('role')).toBe('region')
    await clickItems(rendered, 1)
    expect(closed.getAttribute('hidden')).toBe('until-found')
  })

  it('leaves all other items as they are when one opens', async () => {
    const answers = items(5).map((item, index) => ({
      ...item,
      detail: [text(`Answer ${index}`)],
    }))
    const rendered = await renderAccordion({ items: answers })
    expect(rendered.all('[hidden=until-found]')).toHaveLength(5)
    const accordion = rendered.get('.builder-accordion')
    const changes = new MutationObserver(() => {})
    changes.observe(accordion, { subtree: true, attributes: true, childList: true })
    await clickItems(rendered, 1)
    const opened = [titlesOf(rendered)[1], rendered.get('[role=region]')]
    const others = changes
      .takeRecords()
      .filter(({ target }) => !opened.some((element) => element?.contains(target)))
    expect(others).toEqual([])
    expect(openItems(rendered)).toEqual([1])
  })

  it.each([undefined, 'two'])('is empty for the items %j', async (none) => {
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
    const page = accordionEntry({ items: items(2) })
    const { serverHtml, container } = hydrateEntry(page, accordionDefinitions)
    expect(serverHtml).toContain('Item 1')
    expect(serverHtml).not.toContain('inside')
    expect(container.querySelectorAll('h3')).toHaveLength(2)
  })
})

describe('events of an Accordion', () => {
  afterEach(() => void vi.useRealTimers())

  it('announces that it has loaded', async () => {
    vi.useFakeTimers()
    const { shadowRoot, get } = await renderAccordion()
    const onLoad = vi.fn()
    shadowRoot.addEventListener('builder:accordion:load', (event) =>
      onLoad(event.target, (event as CustomEvent).detail),
    )
    vi.runAllTimers()
    const accordion = get('.builder-accordion')
    expect(onLoad.mock.calls).toEqual([[accordion, { ref: accordion }]])
  })

  it('notifies the host page of each item that opens or closes', async () => {
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

/** The heading level of the accordion `a`, in a widget after `page`. */
function levelIn(content: string, page = ''): number {
  document.body.innerHTML = `${page}<div id="host"><h1>Placeholder</h1></div><h4>After</h4>`
  onTestFinished(() => document.body.replaceChildren())
  const shadowRoot = document.querySelector('#host')?.attachShadow({ mode: 'open' })
  if (!shadowRoot) throw new Error('the test has no host')
  shadowRoot.innerHTML = content
  const accordion = shadowRoot.querySelector('#a')
  if (!accordion) throw new Error('the test has no accordion')
  return headingLevel(accordion)
}

const accordion = '<div id="a" class="builder-accordion"><h3>Own</h3></div>'
const around = (inside: string, titles = '<h3>Before</h3>') =>
  `<div class="builder-accordion">${titles}${inside}</div>`

describe('headingLevel', () => {
  it.each([
    { what: 'no heading', before: '', expected: 3 },
    { what: 'the title of the page', before: '<h1>T</h1>', expected: 2 },
    { what: 'a section', before: '<h1>T</h1><section><h2>S</h2></section>', expected: 3 },
    { what: 'a section in a section', before: '<h2>S</h2><h3>T</h3>', expected: 4 },
    { what: 'the last heading there is', before: '<h6>S</h6>', expected: 6 },
    { what: 'a section after a deeper one', before: '<h3>S</h3><h2>T</h2>', expected: 3 },
    { what: 'a role', before: '<p role="heading" aria-level="4">S</p>', expected: 5 },
    { what: 'a role without a level', before: '<p role="heading">S</p>', expected: 3 },
    { what: 'another accordion', before: `<h1>T</h1>${around('<h4>In it</h4>')}`, expected: 2 },
    { what: 'a hidden heading', before: '<h1>T</h1><div hidden><h4>H</h4></div>', expected: 2 },
  ])('is $expected after $what', ({ before, expected }) => {
    expect(levelIn(before + accordion)).toBe(expected)
  })

  it('is one below the titles of the accordion around it', () => {
    expect(levelIn(around(accordion))).toBe(4)
    expect(levelIn(around(accordion, '<h3 aria-level="2">Before</h3>'))).toBe(3)
  })

  it('follows the headings of the host page where nothing comes before it in the content', () => {
    expect(levelIn(accordion, '<h1>Site</h1>')).toBe(2)
    expect(levelIn(accordion, '<h1>Site</h1><h3>Aside</h3>')).toBe(4)
    expect(levelIn(`<h2>Content</h2>${accordion}`, '<h5>Site</h5>')).toBe(3)
  })
})

describe('toggleItem', () => {
  it.each([
    { open: ['a'], item: 'c', oneAtATime: false, expected: { open: ['a', 'c'], latest: 'c' } },
    { open: ['a', 'c'], item: 'a', oneAtATime: false, expected: { open: ['c'], latest: '' } },
    { open: ['b'], item: 'd', oneAtATime: true, expected: { open: ['d'], latest: 'd' } },
    { open: ['d'], item: 'd', oneAtATime: true, expected: { open: [], latest: '' } },
    { open: ['b', 'c'], item: 'c', oneAtATime: true, expected: { open: [], latest: '' } },
  ])(
    'makes $expected of $open by $item when oneAtATime is $oneAtATime',
    ({ open, item, oneAtATime, expected }) => {
      expect(toggleItem({ open, latest: '' }, item, oneAtATime)).toEqual(expected)
    },
  )
})

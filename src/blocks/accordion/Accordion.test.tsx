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
  drawAccordion,
  items,
  namesOf,
  openItems,
  titlesOf,
} from './testing/drawAccordion'

describe('Accordion', () => {
  it('draws all titles, numbered, and no detail', async () => {
    const drawn = await drawAccordion()
    expect(drawn.get('.builder-a.builder-has-component > .builder-accordion')).toBeTruthy()
    expect(titlesOf(drawn).map(({ dataset }) => dataset.index)).toEqual(['0', '1', '2', '3', '4'])
    expect(drawn.get('.builder-accordion').textContent).toBe('Item 0Item 1Item 2Item 3Item 4')
    expect(openItems(drawn)).toEqual([])
  })

  it('makes each title a button in a heading, and its detail a region with its name', async () => {
    const drawn = await drawAccordion()
    await clickItems(drawn, 1)
    const button = drawn.get('.builder-accordion-title-open > h3 > button[type=button]')
    const detail = drawn.get('[role=region]')
    expect(button.textContent).toBe('Item 1')
    expect(button.getAttribute('aria-controls')).toBe(detail.id)
    expect(detail.getAttribute('aria-labelledby')).toBe(button.id)
    expect(drawn.get('[role=region] > .builder-blocks').getAttribute('builder-parent-id')).toBe(
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
    const drawn = await drawAccordion(row.options)
    await clickItems(drawn, ...row.clicks)
    expect(openItems(drawn)).toEqual(row.expected)
  })

  it.each(['{Enter}', ' '])('opens by the key "%s"', async (key) => {
    const drawn = await drawAccordion()
    buttonsOf(drawn)[2]?.focus()
    await userEvent.keyboard(key)
    expect(openItems(drawn)).toEqual([2])
  })

  it('keeps what was typed in a detail that closes', async () => {
    const drawn = await drawAccordion({ oneAtATime: true })
    await clickItems(drawn, 0)
    await userEvent.type(drawn.get('input'), 'hello')
    await clickItems(drawn, 1)
    expect(drawn.all('[role=region]').map(({ hidden }) => hidden)).toEqual([true, false])
    await clickItems(drawn, 0)
    expect(drawn.get<HTMLInputElement>('input').value).toBe('hello')
  })

  it.each([undefined, null, 'two', {}, []])('is empty for the items %j', async (none) => {
    const drawn = await drawAccordion({ items: none })
    expect(drawn.get('.builder-accordion').childElementCount).toBe(0)
  })

  it('names a title in which there is nothing after its place', async () => {
    const drawn = await drawAccordion({ items: [...items(1), { detail: [text('x')] }, null] })
    expect(namesOf(drawn)).toEqual([null, '2', '3'])
    await clickItems(drawn, 1)
    expect(drawn.get('[role=region]').textContent).toBe('x')
  })

  it('draws on a server what the browser begins with', () => {
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
    const drawn = await drawAccordion()
    const heard: boolean[] = []
    drawn.shadowRoot.addEventListener('builder:accordion:load', (event) => {
      const { ref } = (event as CustomEvent).detail
      heard.push(ref === drawn.get('.builder-accordion') && ref === event.target)
    })
    vi.runAllTimers()
    expect(heard).toEqual([true])
  })

  it('says nothing when it is gone before', async () => {
    vi.useFakeTimers()
    const drawn = await drawAccordion()
    const onLoad = vi.fn()
    drawn.get('.builder-accordion').addEventListener('builder:accordion:load', onLoad)
    drawn.unmount()
    vi.runAllTimers()
    expect(onLoad).not.toHaveBeenCalled()
  })

  it('tells the host page which item was opened, and of each that was closed', async () => {
    const drawn = await drawAccordion()
    const changes: unknown[] = []
    drawn.container.addEventListener('siteblocks:change', (event) => {
      const { block: source, index } = (event as CustomEvent).detail
      changes.push([source.id, index, openItems(drawn)])
    })
    await clickItems(drawn, 0, 2, 0, 2)
    expect(changes).toEqual([
      ['a', 0, [0]],
      ['a', 2, [0, 2]],
      ['a', -1, [2]],
      ['a', -1, []],
    ])
  })
})

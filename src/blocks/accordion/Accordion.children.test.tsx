// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import {
  accordionDefinitions,
  accordionEntry,
  clickItems,
  items,
  namesOf,
  openItems,
  titlesOf,
} from './testing/renderAccordion'

/** The open detail. */
const OPEN = '[role=region]:not([hidden])'

describe('an Accordion of children', () => {
  const shows = (expression: string): Block =>
    text('', { bindings: { 'component.options.text': expression } })
  const repeat = { collection: 'state.rows', itemName: 'row' }
  const item = (name: string, overrides: Partial<Block> = {}): Block =>
    block({ children: [text(name), text(`inside ${name}`), text('never')], ...overrides })

  const renderChildren = (children: readonly Block[], state = {}): Promise<RenderedEntry> =>
    renderEntry(
      accordionEntry({ items: items(5), useChildrenForItems: true }, { children }, state),
      accordionDefinitions,
    )

  it('reads title and detail from the first two blocks of each child', async () => {
    const rendered = await renderChildren([item('x'), item('y')])
    await clickItems(rendered, 1)
    expect(openItems(rendered)).toEqual([1])
    expect(rendered.get(OPEN).textContent).toBe('inside y')
    expect(rendered.all('.builder-accordion .builder-blocks')).toHaveLength(0)
  })

  it('gives blocks without ids a name each', async () => {
    const rendered = await renderChildren([item('x'), item('y')])
    await clickItems(rendered, 0, 1)
    const ids = rendered
      .all('.builder-accordion [builder-id]')
      .map((el) => el.getAttribute('builder-id'))
    expect(new Set(ids).size).toBe(4)
  })

  it('renders an item for each element of a repeated child, numbered on', async () => {
    const repeated = block({
      id: 'r',
      repeat,
      children: [shows('state.row'), shows('"in " + state.row')],
    })
    const rows = ['a', 'b']
    const rendered = await renderChildren([repeated, item('plain')], { rows })
    expect(titlesOf(rendered).map(({ dataset }) => dataset.index)).toEqual(['0', '1', '2'])
    expect(titlesOf(rendered).map(({ textContent }) => textContent)).toEqual(['a', 'b', 'plain'])
    await clickItems(rendered, 1)
    expect(openItems(rendered)).toEqual([1])
    expect(rendered.get(OPEN).textContent).toBe('in b')
    await clickItems(rendered, 2)
    expect(openItems(rendered)).toEqual([1, 2])
  })

  it('keeps the open item open when it moves in the list', async () => {
    const children = [shows('state.row.id'), shows('"inside " + state.row.id')]
    const repeated = block({ repeat, children })
    const rows = (...ids: string[]) =>
      accordionEntry(
        { useChildrenForItems: true },
        { children: [repeated] },
        { rows: ids.map((id) => ({ id })) },
      )
    const rendered = await renderEntry(rows('x', 'y'), accordionDefinitions)
    await clickItems(rendered, 1)
    await rendered.rerender(rows('new', 'x', 'y'))
    expect(openItems(rendered)).toEqual([2])
    expect(rendered.get(OPEN).textContent).toBe('inside y')
    await rendered.rerender(rows('x'))
    expect(openItems(rendered)).toEqual([])
  })

  it('renders an empty detail, and an empty title, for missing ones', async () => {
    const rendered = await renderChildren([block({ children: [text('x')] }), block()])
    expect(titlesOf(rendered).map(({ textContent }) => textContent)).toEqual(['x', ''])
    expect(namesOf(rendered)).toEqual([null, '2'])
    await clickItems(rendered, 0)
    expect(rendered.all(`${OPEN} > .builder-block`)).toHaveLength(1)
    expect(rendered.get(OPEN).textContent).toBe('')
  })

  it('leaves out the children that are hidden', async () => {
    const children = [shows('state.row'), shows('"in " + state.row')]
    const shownRows = block({ repeat, children, bindings: { show: 'state.row !== "a"' } })
    const all = [item('x', { hide: true }), shownRows, item('y')]
    const rendered = await renderChildren(all, { rows: ['a', 'b'] })
    expect(titlesOf(rendered).map(({ textContent }) => textContent)).toEqual(['b', 'y'])
    await clickItems(rendered, 0)
    expect(rendered.get(OPEN).textContent).toBe('in b')
  })

  it('is empty without children', async () => {
    expect((await renderChildren([])).get('.builder-accordion').childElementCount).toBe(0)
  })
})

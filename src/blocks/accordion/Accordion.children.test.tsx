// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { type DrawnEntry, drawEntry } from '../../render/testing/drawEntry'
import {
  accordionEntry,
  clickItems,
  definitions,
  items,
  namesOf,
  openItems,
  titlesOf,
} from './testing/drawAccordion'

describe('an Accordion of children', () => {
  const item = (name: string, overrides: Partial<Block> = {}): Block =>
    block({ children: [text(name), text(`inside ${name}`), text('never')], ...overrides })

  const drawChildren = (children: readonly Block[], state = {}): Promise<DrawnEntry> =>
    drawEntry(
      accordionEntry({ items: items(5), useChildrenForItems: true }, { children }, state),
      definitions,
    )

  it('takes title and detail from the first two blocks of each child', async () => {
    const drawn = await drawChildren([item('x'), item('y')])
    await clickItems(drawn, 1)
    expect(openItems(drawn)).toEqual([1])
    expect(drawn.get('.builder-accordion').textContent).toBe('xyinside y')
    expect(drawn.all('.builder-accordion .builder-blocks')).toHaveLength(0)
  })

  it('gives blocks without ids a name each', async () => {
    const drawn = await drawChildren([item('x'), item('y')])
    await clickItems(drawn, 0, 1)
    const ids = drawn
      .all('.builder-accordion [builder-id]')
      .map((el) => el.getAttribute('builder-id'))
    expect(new Set(ids).size).toBe(4)
  })

  it('draws an item for each element of a repeated child, numbered on', async () => {
    const row = [text('', { bindings: { 'component.options.text': 'state.row.t' } })]
    const detail = [text('', { bindings: { 'component.options.text': 'state.row.d' } })]
    const repeated = block({
      id: 'r',
      repeat: { collection: 'state.rows', itemName: 'row' },
      children: [...row, ...detail],
    })
    const rows = [
      { t: 'ta', d: 'da' },
      { t: 'tb', d: 'db' },
    ]
    const drawn = await drawChildren([repeated, item('plain')], { rows })
    expect(titlesOf(drawn).map(({ dataset }) => dataset.index)).toEqual(['0', '1', '2'])
    expect(titlesOf(drawn).map(({ textContent }) => textContent)).toEqual(['ta', 'tb', 'plain'])
    await clickItems(drawn, 1)
    expect(openItems(drawn)).toEqual([1])
    expect(drawn.get('[role=region]').textContent).toBe('db')
    await clickItems(drawn, 2)
    expect(openItems(drawn)).toEqual([1, 2])
  })

  it('keeps the item open that is, wherever in the list it goes', async () => {
    const bound = (expression: string) =>
      text('', { bindings: { 'component.options.text': expression } })
    const repeated = block({
      repeat: { collection: 'state.rows', itemName: 'row' },
      children: [bound('state.row.id'), bound('"inside " + state.row.id')],
    })
    const rows = (...ids: string[]) =>
      accordionEntry(
        { useChildrenForItems: true },
        { children: [repeated] },
        { rows: ids.map((id) => ({ id })) },
      )
    const drawn = await drawEntry(rows('x', 'y'), definitions)
    await clickItems(drawn, 1)
    await drawn.redraw(rows('new', 'x', 'y'))
    expect(openItems(drawn)).toEqual([2])
    expect(drawn.get('[role=region]').textContent).toBe('inside y')
    await drawn.redraw(rows('x'))
    expect(openItems(drawn)).toEqual([])
  })

  it('draws an empty detail, and an empty title, for what is not there', async () => {
    const drawn = await drawChildren([block({ children: [text('x')] }), block()])
    expect(titlesOf(drawn).map(({ textContent }) => textContent)).toEqual(['x', ''])
    expect(namesOf(drawn)).toEqual([null, '2'])
    await clickItems(drawn, 0)
    expect(drawn.all('[role=region] > .builder-block')).toHaveLength(1)
    expect(drawn.get('[role=region]').textContent).toBe('')
  })

  it('leaves out the children that are hidden', async () => {
    const shownRows = item('', {
      repeat: { collection: 'state.rows', itemName: 'row' },
      bindings: { show: 'state.row.open' },
      children: [
        text('', { bindings: { 'component.options.text': 'state.row.t' } }),
        text('', { bindings: { 'component.options.text': '"in " + state.row.t' } }),
      ],
    })
    const rows = [{ t: 'a' }, { t: 'b', open: true }]
    const drawn = await drawChildren([item('x', { hide: true }), shownRows, item('y')], { rows })
    expect(titlesOf(drawn).map(({ textContent }) => textContent)).toEqual(['b', 'y'])
    await clickItems(drawn, 0)
    expect(drawn.get('[role=region]').textContent).toBe('in b')
  })

  it('is empty without children', async () => {
    expect((await drawChildren([])).get('.builder-accordion').childElementCount).toBe(0)
  })
})

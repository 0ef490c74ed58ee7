// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { block } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import type { BlockRepeatLogic } from '../compile/blockLogic'
import { button, click, renderLogic, shows, texts } from '../testing/renderLogic'
import type { ContentContextValue } from './ContentContext'
import { itemScopes } from './repeatItems'

async function render(blocks: readonly Block[], state: object) {
  const rendered = await renderLogic(blocks, { state: { ...state } })
  return { ...rendered, texts: () => texts(rendered, 'p'), click: () => click(rendered) }
}

describe('items of a repeat', () => {
  const repeat = { collection: 'state.rows' }
  const turning = [
    block({ id: 'field', tagName: 'input', repeat }),
    button('state.rows = state.rows.reverse()'),
  ]

  it.each([
    { rows: [{ id: 1 }, { id: 2 }, { id: 3 }], kept: ['c', 'b', 'a'] },
    { rows: [{ key: 'x' }, { key: 'y' }, { key: 'z' }], kept: ['c', 'b', 'a'] },
    { rows: [{ id: 1 }, { id: 1 }, { id: 2 }], kept: ['c', 'a', 'b'] },
    { rows: ['x', 'y', 'z'], kept: ['a', 'b', 'c'] },
  ])('keep what a visitor typed when $rows are reversed', async ({ rows, kept }) => {
    const { all, click } = await render(turning, { rows })
    for (const [index, text] of ['a', 'b', 'c'].entries()) {
      ;(all('input')[index] as HTMLInputElement).value = text
    }
    click()
    const values = all<HTMLInputElement>('input').map(({ value }) => value)
    expect(values).toEqual(kept)
  })

  it('have their index after they have moved', async () => {
    const { all, click } = await render(turning, { rows: [{ id: 1 }, { id: 2 }] })
    click()
    expect(all('input').map((input) => input.getAttribute('builder-index'))).toEqual([null, '1'])
  })

  it('keep their elements in a repeat inside a repeat', async () => {
    const inner = { collection: 'state.row.cells', itemName: 'cell' }
    const cell = shows('state.cell.name', { repeat: inner })
    const row = block({ repeat: { ...repeat, itemName: 'row' }, children: [cell] })
    const cells = (...names: string[]) => names.map((name) => ({ id: name, name }))
    const rows = [{ id: 'r', cells: cells('a', 'b') }].concat({ id: 's', cells: cells('c') })
    const turn = button('state.rows = [state.rows[1], state.rows[0]]')
    const { texts, all, click } = await render([row, turn], { rows })
    const [a, b, c] = all('p')
    click()
    expect(texts()).toEqual(['c', 'a', 'b'])
    expect(all('p').map((element) => [a, b, c].indexOf(element))).toEqual([2, 0, 1])
  })

  it('write to the state that all of them see', async () => {
    const chooses = button('state.chosen = state.$item', { repeat })
    const row = shows('state.$item + (state.chosen === state.$item ? "!" : "")', { repeat })
    const blocks = [chooses, row, shows('state.chosen')]
    const { all, texts } = await render(blocks, { rows: ['x', 'y'], chosen: '' })
    act(() => all('button')[1]?.click())
    expect(texts()).toEqual(['x', 'y!', 'y'])
  })

  it.each([
    { click: 'state.rows = "none"', expected: [] },
    { click: 'state.rows = undefined', expected: [] },
    { click: 'state.rows.pop()', expected: ['x0'] },
    { click: 'state.rows.unshift("w")', expected: ['w0', 'x1', 'y2'] },
  ])('follow $click', async ({ click, expected }) => {
    const row = shows('state.rowsItem + state.$rowsItemIndex', { repeat })
    const page = await render([row, button(click)], { rows: ['x', 'y'] })
    page.click()
    expect(page.texts()).toEqual(expected)
  })

  it.each([
    { around: null, length: 10_000, rendered: 10_000 },
    { around: null, length: 10_001, rendered: 10_000 },
    { around: 101, length: 101, rendered: 99 },
    { around: 10_000, length: 2, rendered: 1 },
  ])('of $length are $rendered, in $around others', ({ around, length, rendered }) => {
    const locals = around && { total: around, values: {}, positions: {} }
    const logic = { evaluate: () => Array(length).fill(0) }
    const reportOmission = vi.fn()
    const context = { locals, logic, logicEnvironment: { store: {} }, reportOmission }
    const parent = context as unknown as ContentContextValue
    const repeat = { collection: { source: 'state.rows' }, itemName: 'cell' } as BlockRepeatLogic
    const scopes = itemScopes({ id: 'b', block: block() }, repeat, parent)
    expect(scopes).toHaveLength(rendered)
    expect(scopes[0]?.content.locals?.total).toBe((around ?? 1) * rendered)
    const what = `all after item ${rendered} of "state.rows"`
    expect(reportOmission.mock.calls).toEqual(
      rendered < length ? [['block "b"', expect.objectContaining({ what })]] : [],
    )
  })
})

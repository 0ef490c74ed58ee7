// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { renderEntry } from '../testing/renderEntry'
import type { BlockRepeatLogic } from './blockLogic'
import type { ContentContextValue } from './ContentContext'
import { itemScopes } from './repeatItems'

const does = (click: string): Block => block({ id: 'do', tagName: 'button', actions: { click } })

async function render(blocks: readonly Block[], state: object) {
  const data = { blocks, state: { ...state } }
  const rendered = await renderEntry(deepFreeze(entry([], { data })))
  return {
    ...rendered,
    texts: () => rendered.all('p').map(({ textContent }) => textContent),
    act: () => act(() => rendered.get('.builder-do').click()),
  }
}

const shows = (expression: string, more: Partial<Block> = {}): Block =>
  block({ tagName: 'p', bindings: { 'properties.text': expression }, ...more })

describe('items of a repeat', () => {
  const field = block({ id: 'field', tagName: 'input', repeat: { collection: 'state.rows' } })

  it.each([
    { rows: [{ id: 1 }, { id: 2 }, { id: 3 }], kept: ['c', 'b', 'a'] },
    { rows: [{ key: 'x' }, { key: 'y' }, { key: 'z' }], kept: ['c', 'b', 'a'] },
    { rows: [{ id: 1 }, { id: 1 }, { id: 2 }], kept: ['c', 'a', 'b'] },
    { rows: ['x', 'y', 'z'], kept: ['a', 'b', 'c'] },
  ])('keep what a visitor typed when $rows turn round', async ({ rows, kept }) => {
    const { all, act: turn } = await render([field, does('state.rows = state.rows.reverse()')], {
      rows,
    })
    for (const [index, text] of ['a', 'b', 'c'].entries()) {
      ;(all('input')[index] as HTMLInputElement).value = text
    }
    turn()
    const values = all<HTMLInputElement>('input').map(({ value }) => value)
    expect(values).toEqual(kept)
  })

  it('have their index after they have moved', async () => {
    const { all, act: turn } = await render([field, does('state.rows = state.rows.reverse()')], {
      rows: [{ id: 1 }, { id: 2 }],
    })
    turn()
    expect(all('input').map((input) => input.getAttribute('builder-index'))).toEqual([null, '1'])
  })

  it('keep their elements in a repeat inside a repeat', async () => {
    const cell = shows('state.cell.name', {
      repeat: { collection: 'state.row.cells', itemName: 'cell' },
    })
    const row = block({ repeat: { collection: 'state.rows', itemName: 'row' }, children: [cell] })
    const cells = (...names: string[]) => names.map((name) => ({ id: name, name }))
    const {
      texts,
      all,
      act: turn,
    } = await render([row, does('state.rows = [state.rows[1], state.rows[0]]')], {
      rows: [
        { id: 'r', cells: cells('a', 'b') },
        { id: 's', cells: cells('c') },
      ],
    })
    const [a, b, c] = all('p')
    turn()
    expect(texts()).toEqual(['c', 'a', 'b'])
    expect(all('p')).toEqual([c, a, b])
    expect(all('p')[0]).toBe(c)
  })

  it('write to the state that all of them see', async () => {
    const chooses = block({
      tagName: 'button',
      actions: { click: 'state.chosen = state.$item' },
      repeat: { collection: 'state.rows' },
    })
    const row = shows('state.$item + (state.chosen === state.$item ? "!" : "")', {
      repeat: { collection: 'state.rows' },
    })
    const { all, texts } = await render([chooses, row, shows('state.chosen')], {
      rows: ['x', 'y'],
      chosen: '',
    })
    act(() => all('button')[1]?.click())
    expect(texts()).toEqual(['x', 'y!', 'y'])
  })

  it.each([
    { click: 'state.rows = "none"', expected: [] },
    { click: 'state.rows = undefined', expected: [] },
    { click: 'state.rows.pop()', expected: ['x0'] },
    { click: 'state.rows.unshift("w")', expected: ['w0', 'x1', 'y2'] },
  ])('follow $click', async ({ click, expected }) => {
    const row = shows('state.rowsItem + state.$rowsItemIndex', {
      repeat: { collection: 'state.rows' },
    })
    const { texts, act: run } = await render([row, does(click)], { rows: ['x', 'y'] })
    run()
    expect(texts()).toEqual(expected)
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
    const logicEnvironment = { store: {} }
    const parent = {
      locals,
      logic,
      logicEnvironment,
      reportOmission,
    } as unknown as ContentContextValue
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

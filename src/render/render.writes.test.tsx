// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block, component } from '../content/testing/blocks'
import type { Block } from '../content/types'
import type { Evaluate } from './state/createLogic'
import { button, click, renderLogic, renders, texts } from './testing/renderLogic'

const evaluate: Evaluate = (code, scope) => new Function('scope', `with (scope) { ${code} }`)(scope)

const note = (text: string, overrides: Partial<Block> = {}): Block =>
  component('Note', { text }, overrides)

/** A row per item, with a button that runs `click`. */
const rows = (collection: string, click: string, ...shown: Block[]): Block => {
  const notes = shown.length > 0 ? shown : [note('{{state.it.n}}{{state.it.done}}')]
  return block({ repeat: { collection, itemName: 'it' }, children: [...notes, button(click)] })
}

const letters = () => ({ l: ['a', 'b', 'c'].map((n) => ({ n, done: '' })) })

describe.each([
  { language: 'the language of expressions', options: {} },
  { language: 'the site’s own evaluate', options: { evaluate } },
])('what actions write, in $language', ({ options }) => {
  const render = (blocks: Block[], state: object = letters(), more = {}) =>
    renderLogic(blocks, { state: { ...state } }, { ...options, ...more })

  it.each([
    ['state.l', 'state.$item.done = "!"', ['a', 'b!', 'c']],
    ['state.l', 'state.it.done = "!"; state.l.shift()', ['b!', 'c']],
    ['state.l', 'state.l.shift(); state.it.done = "!"', ['b!', 'c']],
    ['state.l', 'state.it.done = "!"; state.l.reverse()', ['c', 'b!', 'a']],
    ['state.l', 'state.it.n += "x"; state.l = state.l.filter(i => i !== state.it)', ['a', 'c']],
    ['state.l', 'state.l.splice(state.$index, 1); state.it.done = "!"', ['a', 'c']],
    ['state.l', 'state.it = { n: "z", done: "?" }', ['a', 'z?', 'c']],
    ['state.l', 'state.l.unshift(state.it); state.it.done = "!"', ['b!', 'a', 'b!', 'c']],
    ['state.l.filter(i => i.n !== "a")', 'state.it.done = "!"', ['b', 'c!']],
    ['state.l.filter(i => i.n !== "a")', 'state.it = { n: "z", done: "" }', ['b', 'z']],
    ['state.l.slice(0, 2)', 'state.it.done = "!"', ['a', 'b!']],
    ['state.l.concat(state.l[0])', 'state.it.done = "!"', ['a', 'b!', 'c', 'a']],
    ['[...state.l].reverse()', 'state.it.done = "!"', ['c', 'b!', 'a']],
    ['state?.l', 'state.it.done = "!"', ['a', 'b!', 'c']],
    ['state.none || state.l', 'state.it.done = "!"', ['a', 'b!', 'c']],
  ])('in a repeat of %s: %s', async (collection, code, expected) => {
    const rendered = await render([rows(collection, code)])
    click(rendered, 1)
    expect(texts(rendered)).toEqual(expected)
  })

  it('reaches the item around, in a repeat inside a repeat', async () => {
    const pick = 'state.cat.picked = state.prod.name; state.prod.name += "!"'
    const products = { collection: 'state.cat.products', itemName: 'prod' }
    const names = note('{{state.cat.products.map(p => p.name).join()}}')
    const outer = block({
      repeat: { collection: 'state.cats', itemName: 'cat' },
      children: [note('{{state.cat.picked}}'), names, button(pick, { repeat: products })],
    })
    const cats = [{ picked: 'none', products: [{ name: 'P1' }, { name: 'P2' }] }]
    const rendered = await render([outer], { cats })
    click(rendered, 1)
    expect(texts(rendered)).toEqual(['P2', 'P1,P2!'])
  })

  it('reaches one object in all its places', async () => {
    const selects = button('state.selected = state.l[0]')
    const writes = [button('state.selected.done = "!"'), button('state.l[0].done += "?"')]
    const shown = [note('{{state.l[0].done}}'), note('{{state.selected?.done}}')]
    const rendered = await render([selects, ...writes, ...shown])
    for (const index of [0, 1, 2]) click(rendered, index)
    expect(texts(rendered)).toEqual(['!?', '!?'])
  })

  it('treats an old value that is put back as another object', async () => {
    const writes = ['state.filters = context.defaults', 'state.filters.color = "red"'].map((code) =>
      button(code),
    )
    const context = { defaults: Object.freeze({ color: 'any' }) }
    const rendered = await render([...writes, note('{{state.filters?.color}}')], {}, { context })
    for (const index of [0, 1, 0, 1]) {
      click(rendered, index)
      expect(texts(rendered)).toEqual([['any', 'red'][index]])
    }
  })

  it('finds an item late, when its list has moved on', async () => {
    let answer: (value: string) => void = () => {}
    const load = () =>
      new Promise((resolve) => {
        answer = resolve
      })
    const late = 'const it = state.it; state.load().then(v => { it.done = v; state.it.n += v })'
    const others = [
      button('state.l = [{ n: "z", done: "" }].concat(state.l)', { id: 'add' }),
      button('state.l.forEach(i => { i.n += i.n })', { id: 'write' }),
    ]
    const rendered = await render([rows('state.l', late), ...others], letters(), { data: { load } })
    click(rendered, 1)
    act(() => rendered.get('.builder-add').click())
    act(() => rendered.get('.builder-write').click())
    await act(async () => answer('!'))
    expect(texts(rendered)).toEqual(['zz', 'aa', 'bb!!', 'cc'])
  })

  it.each([
    'state.l.map(i => Object.assign(i, { label: i.n + "." }))',
    'return state.l.map(i => { i.label = i.n + "."; return i })',
    'for (const i of state.l) i.label = i.n + "."; return state.l',
  ])('forgets what %s writes, and finds its items', async (label) => {
    const shown = note('{{state.it.label}}{{state.it.done}}')
    const second = note('{{state.l[1].label}}{{state.l[1].done}}')
    const rendered = await render([rows(label, 'state.it.done = "!"', shown), second])
    expect(texts(rendered)).toEqual(['a.', 'b.', 'c.', ''])
    click(rendered, 1)
    expect(texts(rendered)).toEqual(['a.', 'b.!', 'c.', '!'])
  })

  it('renders the row that it is written to and what reads it, of 1,000', async () => {
    const list = Array.from({ length: 1_000 }, (_, index) => ({ id: index, n: index, done: '' }))
    const row = rows(
      'state.list',
      'state.it.done = "!"',
      note('{{state.it.done}}', { id: 'row' }),
      note('x', { id: 'static' }),
    )
    const count = note('{{state.list.filter(i => i.done).length}}', { id: 'count' })
    const blocks = [row, count, note('{{state.other}}', { id: 'other' })]
    const rendered = await render(blocks, { list, other: { a: 1 } })
    renders.length = 0
    click(rendered, 500)
    expect(renders).toEqual(['builder-row', 'builder-static', 'builder-count'])
    expect(texts(rendered, '.builder-row span')[500]).toBe('!')
    expect(texts(rendered, '.builder-count span')).toEqual(['1'])
  })
})

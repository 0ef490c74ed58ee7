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
const rows = (collection: string, click: string): Block =>
  block({
    repeat: { collection, itemName: 'it' },
    children: [note('{{state.it.n}}{{state.it.done}}'), button(click)],
  })

const letters = () => ({
  l: [
    { n: 'a', done: '' },
    { n: 'b', done: '' },
    { n: 'c', done: '' },
  ],
})

describe.each([
  { language: 'the language of expressions', options: {} },
  { language: 'the site’s own evaluate', options: { evaluate } },
])('what actions write, in $language', ({ options }) => {
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
    const rendered = await renderLogic([rows(collection, code)], { state: letters() }, options)
    click(rendered, 1)
    expect(texts(rendered)).toEqual(expected)
  })

  it('reaches the item around, in a repeat inside a repeat', async () => {
    const inner = button('state.cat.picked = state.prod.name; state.prod.name += "!"', {
      repeat: { collection: 'state.cat.products', itemName: 'prod' },
    })
    const outer = block({
      repeat: { collection: 'state.cats', itemName: 'cat' },
      children: [
        note('{{state.cat.picked}}'),
        note('{{state.cat.products.map(p => p.name).join()}}'),
        inner,
      ],
    })
    const cats = [{ picked: 'none', products: [{ name: 'P1' }, { name: 'P2' }] }]
    const rendered = await renderLogic([outer], { state: { cats } }, options)
    click(rendered, 1)
    expect(texts(rendered)).toEqual(['P2', 'P1,P2!'])
  })

  it('reaches one object in all its places', async () => {
    const rendered = await renderLogic(
      [
        button('state.selected = state.l[0]'),
        button('state.selected.done = "!"'),
        button('state.l[0].done += "?"'),
        note('{{state.l[0].done}}'),
        note('{{state.selected?.done}}'),
      ],
      { state: letters() },
      options,
    )
    for (const each of rendered.all('button')) act(() => each.click())
    expect(texts(rendered)).toEqual(['!?', '!?'])
  })

  it('takes an old value that is put back for another thing', async () => {
    const rendered = await renderLogic(
      [
        button('state.filters = context.defaults'),
        button('state.filters.color = "red"'),
        note('{{state.filters?.color}}'),
      ],
      {},
      { ...options, context: { defaults: Object.freeze({ color: 'any' }) } },
    )
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
    const rendered = await renderLogic(
      [
        rows('state.l', late),
        button('state.l = [{ n: "z", done: "" }].concat(state.l)', { id: 'add' }),
        button('state.l.forEach(i => { i.n += i.n })', { id: 'write' }),
      ],
      { state: letters() },
      { ...options, data: { load } },
    )
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
    const rendered = await renderLogic(
      [
        block({
          repeat: { collection: label, itemName: 'it' },
          children: [note('{{state.it.label}}{{state.it.done}}'), button('state.it.done = "!"')],
        }),
        note('{{state.l[1].label}}{{state.l[1].done}}'),
      ],
      { state: letters() },
      options,
    )
    expect(texts(rendered)).toEqual(['a.', 'b.', 'c.', ''])
    click(rendered, 1)
    expect(texts(rendered)).toEqual(['a.', 'b.!', 'c.', '!'])
  })

  it('renders the row that it is written to and what reads it, of 1,000', async () => {
    const list = Array.from({ length: 1_000 }, (_, index) => ({ id: index, n: index, done: '' }))
    const rendered = await renderLogic(
      [
        block({
          repeat: { collection: 'state.list', itemName: 'it' },
          children: [
            note('{{state.it.done}}', { id: 'row' }),
            note('x', { id: 'static' }),
            button('state.it.done = "!"'),
          ],
        }),
        note('{{state.list.filter(i => i.done).length}}', { id: 'count' }),
        note('{{state.other}}', { id: 'other' }),
      ],
      { state: { list, other: { a: 1 } } },
      options,
    )
    renders.length = 0
    click(rendered, 500)
    expect(renders).toEqual(['builder-row', 'builder-static', 'builder-count'])
    expect(texts(rendered, '.builder-row span')[500]).toBe('!')
    expect(texts(rendered, '.builder-count span')).toEqual(['1'])
  })
})

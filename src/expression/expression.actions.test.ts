import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import type { ActionResult } from './runtime/Scope'
import { act } from './testing/evaluate'

const state = deepFreeze({
  n: 1,
  open: false,
  list: ['b', 'a'],
  menu: {
    expanded: true,
    items: [
      { id: 1, done: false },
      { id: 2, done: false },
    ],
  },
  other: { deep: { stays: true } },
})

/** Returns the state keys that an action changed, with their values. */
function changes({ state: next, changed }: ActionResult): Record<string, unknown> {
  return Object.fromEntries(changed.map((key) => [key, next[key]]))
}

describe('CompiledExpression.act', () => {
  it.each([
    // Texts as the editor stores them.
    { text: 'state.n=(state.n||0)+1', expected: { n: 2 } },
    { text: 'state.open=!state.open', expected: { open: true } },
    { text: 'state.menu.expanded=!state.menu.expanded', menu: { expanded: false } },
    { text: 'state.n+=1', expected: { n: 2 } },
    { text: 'state.list=["x"]', expected: { list: ['x'] } },
    { text: 'state.list=[]', expected: { list: [] } },
    { text: 'state.text="set by "+state.list[0]', expected: { text: 'set by b' } },
    { text: 'state.menu={expanded:!0}', expected: { menu: { expanded: true } } },
    // Every way to write.
    { text: 'state.n++; ++state.n; state.n--', expected: { n: 2 } },
    { text: 'state.n += 1; state.text = state.n * 2', expected: { n: 2, text: 4 } },
    { text: 'state["n"] = 5', expected: { n: 5 } },
    { text: 'var key = "n"; state[key] = 5', expected: { n: 5 } },
    { text: 'state.none ??= 1; state.n ??= 7', expected: { none: 1 } },
    { text: 'delete state.n', expected: { n: undefined } },
    { text: 'Object.assign(state, { n: 3, m: 4 })', expected: { n: 3, m: 4 } },
    { text: 'var s = state; s.n = 8', expected: { n: 8 } },
    {
      text: 'state.menu.items[0].done = true',
      items: [
        { id: 1, done: true },
        { id: 2, done: false },
      ],
    },
    {
      text: 'state.menu.items[1].id += 5',
      items: [
        { id: 1, done: false },
        { id: 7, done: false },
      ],
    },
    {
      text: 'menu.items[0].id = 9',
      items: [
        { id: 9, done: false },
        { id: 2, done: false },
      ],
    },
    {
      text: 'var i = state.menu.items[0]; i.id = 4',
      items: [
        { id: 4, done: false },
        { id: 2, done: false },
      ],
    },
    {
      text: 'state.menu.items.find(i => i.id === 2).done = true',
      items: [
        { id: 1, done: false },
        { id: 2, done: true },
      ],
    },
    {
      text: 'state.menu.items.forEach(function (i) { i.done = true })',
      items: [
        { id: 1, done: true },
        { id: 2, done: true },
      ],
    },
    {
      text: 'for (const i of state.menu.items) i.id--',
      items: [
        { id: 0, done: false },
        { id: 1, done: false },
      ],
    },
    {
      text: 'Object.values(state.menu.items)[1].id = 3',
      items: [
        { id: 1, done: false },
        { id: 3, done: false },
      ],
    },
    {
      text: 'const { items: [first] } = state.menu; first.id = 0',
      items: [
        { id: 0, done: false },
        { id: 2, done: false },
      ],
    },
    {
      text: '[state.menu.items[0].id, state.n] = [6, 7]',
      items: [
        { id: 6, done: false },
        { id: 2, done: false },
      ],
      n: 7,
    },
    {
      text: 'var i = state.menu.items[1]; state.menu.items.splice(state.menu.items.indexOf(i), 1)',
      items: [{ id: 1, done: false }],
    },
    { text: 'state.list.push("c", "d")', expected: { list: ['b', 'a', 'c', 'd'] } },
    { text: 'state.n = state.list.pop()', expected: { n: 'a', list: ['b'] } },
    { text: 'state.n = state.list.shift()', expected: { n: 'b', list: ['a'] } },
    { text: 'state.list.unshift("c")', expected: { list: ['c', 'b', 'a'] } },
    { text: 'state.list.splice(1, 1, "x", "y")', expected: { list: ['b', 'x', 'y'] } },
    { text: 'state.list.sort()', expected: { list: ['a', 'b'] } },
    { text: 'state.list.reverse()', expected: { list: ['a', 'b'] } },
    { text: 'state.list.fill("z")', expected: { list: ['z', 'z'] } },
    {
      text: 'state.list[3] = "d"; state.list.length = 3',
      expected: { list: ['b', 'a', undefined] },
    },
    {
      text: 'var l = state.list; l.push("c"); state.n = l.length',
      expected: { list: ['b', 'a', 'c'], n: 3 },
    },
    { text: 'state["li" + "st"]["pu" + "sh"]("c")', expected: { list: ['b', 'a', 'c'] } },
    // Actions without effect.
    { text: 'state.n = 1; state.menu.expanded = true', expected: {} },
    { text: 'state.n++; state.n--', expected: {} },
    { text: 'state.list.push("c"); state.list.pop()', expected: {} },
    { text: 'state.list.slice().sort()', expected: {} },
    { text: 'n = n + 5', expected: {} },
    { text: 'var n = 7; n++', expected: {} },
    { text: 'if (state.open) state.n = 9', expected: {} },
    { text: '', expected: {} },
  ])('runs $text', ({ text, expected, menu, items, n }: Case) => {
    const { result, problems } = act(text, { state })
    expect(problems).toEqual([])
    const nested = items
      ? { menu: { ...state.menu, items } }
      : menu && { menu: { ...state.menu, ...menu } }
    expect(changes(result)).toEqual({ ...expected, ...nested, ...(n && { n }) })
  })

  it('shares whatever did not change', () => {
    const { result } = act('state.menu.items[0].done = true; state.copy = state.other', { state })
    const { menu, other, copy, list } = result.state as typeof state & { copy: unknown }
    expect(menu).not.toBe(state.menu)
    expect(menu.items[0]).not.toBe(state.menu.items[0])
    expect(menu.items[1]).toBe(state.menu.items[1])
    expect(other).toBe(state.other)
    expect(copy).toBe(state.other)
    expect(list).toBe(state.list)
  })

  it('gives the same state when nothing changed', () => {
    expect(act('state.n = 1; return state.menu', { state }).result).toEqual({
      state,
      changed: [],
      value: state.menu,
    })
    expect(act('state.n = 1', { state }).result.state).toBe(state)
    expect(act('state.n + 1', { state }).result.state).toBe(state)
  })

  it('takes deleted keys out', () => {
    expect(act('delete state.n', { state }).result.state).not.toHaveProperty('n')
  })

  it('gives no value without a return', () => {
    expect(act('state.n', { state }).result.value).toBeUndefined()
    expect(act('return state.n', { state }).result.value).toBe(1)
  })

  it('writes dates anew', () => {
    const due = new Date(Date.UTC(2030, 0, 31))
    const { result } = act('state.due.setUTCDate(5)', { state: { due } })
    expect(result.changed).toEqual(['due'])
    expect(result.state.due).toEqual(new Date(Date.UTC(2030, 0, 5)))
    expect(due).toEqual(new Date(Date.UTC(2030, 0, 31)))
    expect(act('state.due.setUTCDate(31)', { state: { due } }).result.changed).toEqual([])
  })

  it('keeps what it wrote before it failed', () => {
    const { result, problems } = act('state.open = true; gtag("event"); state.n = 9', { state })
    expect(problems).toMatchObject([{ kind: 'unknown', message: '"gtag" is not a function here' }])
    expect(changes(result)).toEqual({ open: true })
  })

  it('leaves the state alone when its text is none of the language', () => {
    const { result, problems } = act('state.n = 2; class A {}', { state })
    expect(problems).toHaveLength(1)
    expect(result).toEqual({ state, changed: [], value: undefined })
  })

  it.each([
    { text: 'state.menuItem.done = true; $index++', name: 'a name of a repeat' },
    { text: 'state.$item.done = true', name: 'another name of the same item' },
    { text: 'state.menuItem = { id: 1, done: true }', name: 'another item in its place' },
    { text: 'state.menuItem = { ...menuItem, done: !menuItem.done }', name: 'a copy in its place' },
  ])('writes to the list of an item by $name: $text', ({ text }) => {
    const [item, ...others] = state.menu.items
    const locals = { $index: 0, $item: item, menuItem: item }
    const { result, problems } = act(text, { state, locals })
    expect(problems).toEqual([])
    expect(changes(result)).toEqual({
      menu: { ...state.menu, items: [{ id: 1, done: true }, ...others] },
    })
  })

  it('writes to data of the page once the state holds it', () => {
    const context = deepFreeze({ cart: { items: [{ n: 1 }] } })
    const text = 'state.cart = context.cart; state.cart.items[0].n = 5; state.cart.items.push(2)'
    const { result, problems } = act(text, { state, context })
    expect(problems).toEqual([])
    expect(changes(result)).toEqual({ cart: { items: [{ n: 5 }, 2] } })
    expect(context.cart.items).toEqual([{ n: 1 }])
  })

  it('sets items of a list of texts', () => {
    const positions = { tag: { list: state.list, index: 1 } }
    const { result } = act('state.tag = state.tag + "!"', {
      state,
      locals: { tag: 'a' },
      positions,
    })
    expect(changes(result)).toEqual({ list: ['b', 'a!'] })
  })

  it.each([
    { text: 'context.cart.total = 5' },
    { text: 'context.cart.items.push(1)' },
    { text: 'var c = context.cart; c.total = 5' },
    { text: 'delete context.cart.total' },
    { text: 'Object.assign(context.cart, { total: 5 })' },
    { text: 'context.since.setTime(0)' },
    { text: 'block.id = "x"' },
    { text: 'event.type = "x"' },
    { text: 'state.api.calls = 5' },
    { text: '"abc".length = 1' },
    { text: 'Math.PI = 3' },
    { text: 'Object.assign(Math, { PI: 3 })' },
    { text: '(x => x).name = 3' },
  ])('refuses $text, which is not its own', ({ text }) => {
    const context = deepFreeze({ cart: { total: 1, items: [] }, since: new Date(5) })
    const api = { calls: 0, call: () => 0 }
    const scope = { state: { api }, context, block: { id: 'a' }, event: { type: 'click' } }
    const { problems, result } = act(text, scope)
    expect(problems).toMatchObject([{ kind: 'forbidden' }])
    expect(result.changed).toEqual([])
    expect(context.since.getTime()).toBe(5)
    expect(api.calls).toBe(0)
  })

  it('calls functions of the page on the objects that have them', () => {
    const cart = {
      items: [] as unknown[],
      add(item: unknown) {
        this.items.push(item)
        return this.items.length
      },
    }
    const { result, problems } = act('state.n = state.cart.add("hat") + context.cart.add("cap")', {
      state: { cart },
      context: { cart },
    })
    expect(problems).toEqual([])
    expect(cart.items).toEqual(['hat', 'cap'])
    expect(changes(result)).toEqual({ n: 3 })
  })
})

interface Case {
  readonly text: string
  readonly expected?: object
  readonly menu?: object
  readonly items?: readonly object[]
  readonly n?: number
}

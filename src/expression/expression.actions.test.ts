import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { act, changes } from './testing/evaluate'

const [one, two] = [1, 2].map((id) => ({ id, done: false }))
const state = deepFreeze({
  ...{ n: 1, open: false, list: ['b', 'a'], other: { deep: { stays: true } } },
  menu: { expanded: true, items: [one, two] },
})

/** The menu with other items: `2!` is item 2, done. */
function items(shown: string) {
  const list = shown.split(' ').map((one) => ({ id: parseInt(one, 10), done: one.endsWith('!') }))
  return { menu: { ...state.menu, items: list } }
}

describe('CompiledExpression.act', () => {
  it.each<[text: string, expected: object]>([
    // Texts as the editor stores them.
    ['state.n=(state.n||0)+1', { n: 2 }],
    ['state.open=!state.open', { open: true }],
    ['state.menu.expanded=!state.menu.expanded', { menu: { ...state.menu, expanded: false } }],
    ['state.n+=1', { n: 2 }],
    ['state.list=["x"]', { list: ['x'] }],
    ['state.list=[]', { list: [] }],
    ['state.text="set by "+state.list[0]', { text: 'set by b' }],
    ['state.menu={expanded:!0}', { menu: { expanded: true } }],
    // Every way to write.
    ['state.n++; ++state.n; state.n--', { n: 2 }],
    ['state.n += 1; state.text = state.n * 2', { n: 2, text: 4 }],
    ['state["n"] = 5', { n: 5 }],
    ['var key = "n"; state[key] = 5', { n: 5 }],
    ['state.none ??= 1; state.n ??= 7', { none: 1 }],
    ['delete state.n', { n: undefined }],
    ['Object.assign(state, { n: 3, m: 4 })', { n: 3, m: 4 }],
    ['var s = state; s.n = 8', { n: 8 }],
    ['state.menu.items[0].done = true', items('1! 2')],
    ['state.menu.items[1].id += 5', items('1 7')],
    ['menu.items[0].id = 9', items('9 2')],
    ['var i = state.menu.items[0]; i.id = 4', items('4 2')],
    ['state.menu.items.find(i => i.id === 2).done = true', items('1 2!')],
    ['state.menu.items.forEach(function (i) { i.done = true })', items('1! 2!')],
    ['for (const i of state.menu.items) i.id--', items('0 1')],
    ['Object.values(state.menu.items)[1].id = 3', items('1 3')],
    ['const { items: [first] } = state.menu; first.id = 0', items('0 2')],
    ['[state.menu.items[0].id, state.n] = [6, 7]', { ...items('6 2'), n: 7 }],
    [
      'var i = state.menu.items[1]; state.menu.items.splice(state.menu.items.indexOf(i), 1)',
      items('1'),
    ],
    ['state.list.push("c", "d")', { list: ['b', 'a', 'c', 'd'] }],
    ['state.n = state.list.pop()', { n: 'a', list: ['b'] }],
    ['state.n = state.list.shift()', { n: 'b', list: ['a'] }],
    ['state.list.unshift("c")', { list: ['c', 'b', 'a'] }],
    ['state.list.splice(1, 1, "x", "y")', { list: ['b', 'x', 'y'] }],
    ['state.list.sort()', { list: ['a', 'b'] }],
    ['state.list.reverse()', { list: ['a', 'b'] }],
    ['state.list.fill("z")', { list: ['z', 'z'] }],
    ['state.list[3] = "d"; state.list.length = 3', { list: ['b', 'a', undefined] }],
    ['var l = state.list; l.push("c"); state.n = l.length', { list: ['b', 'a', 'c'], n: 3 }],
    ['state["li" + "st"]["pu" + "sh"]("c")', { list: ['b', 'a', 'c'] }],
    // Actions without effect.
    ['state.n = 1; state.menu.expanded = true', {}],
    ['state.n++; state.n--', {}],
    ['state.list.push("c"); state.list.pop()', {}],
    ['state.list.slice().sort()', {}],
    ['n = n + 5', {}],
    ['var n = 7; n++', {}],
    ['if (state.open) state.n = 9', {}],
    ['', {}],
  ])('runs %s', (text, expected) => {
    const { result, problems } = act(text, { state })
    expect(problems).toEqual([])
    expect(changes(result)).toEqual(expected)
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
    const { result } = act('state.n = 1; return state.menu', { state })
    expect(result).toEqual({ state, changed: [], value: state.menu })
    expect(result.state).toBe(state)
    expect(act('state.n + 1', { state }).result.state).toBe(state)
  })

  it('removes deleted keys', () => {
    expect(act('delete state.n', { state }).result.state).not.toHaveProperty('n')
  })

  it('gives no value without a return', () => {
    expect(act('state.n', { state }).result.value).toBeUndefined()
    expect(act('return state.n', { state }).result.value).toBe(1)
  })

  it('replaces dates instead of changing them', () => {
    const due = new Date(Date.UTC(2030, 0, 31))
    const { result } = act('state.due.setUTCDate(5)', { state: { due } })
    expect(result.changed).toEqual(['due'])
    expect(result.state.due).toEqual(new Date(Date.UTC(2030, 0, 5)))
    expect(due).toEqual(new Date(Date.UTC(2030, 0, 31)))
    expect(act('state.due.setUTCDate(31)', { state: { due } }).result.changed).toEqual([])
  })

  it('preserves what it wrote before it failed', () => {
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
    ['a name of a repeat', 'state.menuItem.done = true; $index++'],
    ['another name of the same item', 'state.$item.done = true'],
    ['another item in its place', 'state.menuItem = { id: 1, done: true }'],
    ['a copy in its place', 'state.menuItem = { ...menuItem, done: !menuItem.done }'],
  ])('writes to the list of an item by %s: %s', (_, text) => {
    const [item] = state.menu.items
    const locals = { $index: 0, $item: item, menuItem: item }
    const { result, problems } = act(text, { state, locals })
    expect(problems).toEqual([])
    expect(changes(result)).toEqual(items('1! 2'))
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
    const scope = { state, locals: { tag: 'a' }, positions }
    const { result } = act('state.tag = state.tag + "!"', scope)
    expect(changes(result)).toEqual({ list: ['b', 'a!'] })
  })

  it.each([
    'context.cart.total = 5',
    'context.cart.items.push(1)',
    'var c = context.cart; c.total = 5',
    'delete context.cart.total',
    'Object.assign(context.cart, { total: 5 })',
    'context.since.setTime(0)',
    'block.id = "x"',
    'event.type = "x"',
    'state.api.calls = 5',
    '"abc".length = 1',
    'Math.PI = 3',
    'Object.assign(Math, { PI: 3 })',
    '(x => x).name = 3',
  ])('refuses %s, which is not its own', (text) => {
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
    const text = 'state.n = state.cart.add("hat") + context.cart.add("cap")'
    const { result, problems } = act(text, { state: { cart }, context: { cart } })
    expect(problems).toEqual([])
    expect(cart.items).toEqual(['hat', 'cap'])
    expect(changes(result)).toEqual({ n: 3 })
  })
})

import { describe, expect, it } from 'vitest'
import { compileExpression } from '../../expression'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { hasOwn } from '../../utils/values/hasOwn'
import { createStateProxy } from './createStateProxy'
import { createStateStore } from './createStateStore'

// biome-ignore lint/suspicious/noExplicitAny: scripts are untyped.
type Loose = any

function stateOf(initial: object): { store: ReturnType<typeof createStateStore>; state: Loose } {
  const store = createStateStore(deepFreeze({ ...initial }))
  return { store, state: createStateProxy(store).state }
}

const one = { id: 1 }
const two = { id: 2 }
const shop = () => ({ cart: { items: [one, two], open: false }, other: { deep: { x: 1 } } })

describe('createStateProxy', () => {
  it.each<[string, object]>([
    ['state.cart.open = true', { items: [one, two], open: true }],
    ['state.cart.total = 5', { items: [one, two], open: false, total: 5 }],
    ['delete state.cart.open', { items: [one, two] }],
    ['state.cart.items[0].id++', { items: [two, two], open: false }],
    ['state.cart.items.push(3)', { items: [one, two, 3], open: false }],
    ['state.cart.items.splice(0, 1)', { items: [two], open: false }],
    ['state.cart.items.length = 0', { items: [], open: false }],
    ['state.cart.items.reverse()', { items: [two, one], open: false }],
    ['state.cart.items.sort((a, b) => b.id - a.id)', { items: [two, one], open: false }],
    ['state.cart.items.find((item) => item.id === 2).id = 1', { items: [one, one], open: false }],
    ['for (const item of state.cart.items) item.id = 1', { items: [one, one], open: false }],
    ['Object.assign(state.cart, { items: 0 })', { items: 0, open: false }],
    ['const { cart } = state; cart.open = 1; cart.open = 2', { items: [one, two], open: 2 }],
    // Writes to an object survive when the object is assigned again.
    [
      'const { cart } = state; cart.items.push(3); cart.open = 1; state.cart = cart',
      { items: [one, two, 3], open: 1 },
    ],
    // A write to an item that has moved applies at its new index.
    [
      'const { items } = state.cart; const last = items[1]; items.shift(); last.id = 7',
      { items: [{ id: 7 }], open: false },
    ],
    // A removed item does not come back.
    [
      'const { items } = state.cart; const first = items[0]; items.shift(); first.id = 7',
      { items: [two], open: false },
    ],
  ])('lets scripts do %s', (code, cart) => {
    const { store, state } = stateOf(shop())
    new Function('state', code)(state)
    expect(store.get()).toEqual({ ...shop(), cart })
  })

  it('lets scripts delete a key', () => {
    const { store, state } = stateOf(shop())
    delete state.cart
    expect(Object.keys(store.get())).toEqual(['other'])
    expect('cart' in state).toBe(false)
  })

  it('puts what scripts set for an item wherever that item stands', () => {
    const store = createStateStore(deepFreeze({ rows: [one, two], picked: one }))
    const { state } = createStateProxy(store, { row: one })
    state.row = { id: 9 }
    expect(store.get()).toEqual({ rows: [{ id: 9 }, two], picked: { id: 9 } })
  })

  it('shares what is not written to', () => {
    const { store, state } = stateOf(shop())
    const before = store.get() as Loose
    state.cart.items[0].id = 2
    const after = store.get() as Loose
    expect(after.other).toBe(before.other)
    expect(after.cart.items[1]).toBe(before.cart.items[1])
    expect(after.cart.items[0]).not.toBe(before.cart.items[0])
  })

  it('preserves the identity of items when a list is rebuilt from them', () => {
    const { store, state } = stateOf(shop())
    const before = store.get() as Loose
    state.cart.items = [...state.cart.items, { nested: { item: state.cart.items[0] } }]
    const after = store.get() as Loose
    expect(after.cart.items[0]).toBe(before.cart.items[0])
    expect(after.cart.items[2].nested.item).toBe(before.cart.items[0])
  })

  it('notifies readers of the key, and nobody when nothing changes', () => {
    const { store, state } = stateOf(shop())
    const told: string[] = []
    store.subscribe(['cart'], () => void told.push('cart'))
    store.subscribe(['other'], () => void told.push('other'))
    state.cart.open = false
    delete state.cart.missing
    expect(told).toEqual([])
    state.cart.open = true
    expect(told).toEqual(['cart'])
  })

  it('sees what actions write, through what it holds already', () => {
    const { store, state } = stateOf(shop())
    const { cart } = state
    const { data } = store
    const text = 'state.cart.items = []; state.cart.open = "by action"'
    const action = compileExpression(text, 'action')
    const result = action.act({ state: store.get(), data })
    store.set(result.state, result.changed)
    expect(cart.open).toBe('by action')
    cart.open = 'by script'
    expect(store.get().cart).toEqual({ items: [], open: 'by script' })
  })

  it('leaves alone what has replaced what it holds', () => {
    const { store, state } = stateOf(shop())
    const { cart } = state
    store.merge({ cart: { items: [], open: 'another cart' } })
    cart.open = 'by script'
    expect(store.get().cart).toEqual({ items: [], open: 'another cart' })
    expect(state.cart.open).toBe('another cart')
  })

  it('looks like a plain object', () => {
    const { state } = stateOf(shop())
    expect(JSON.stringify(state)).toBe(JSON.stringify(shop()))
    expect(Object.keys(state)).toEqual(['cart', 'other'])
    expect({ ...state.other }).toEqual({ deep: { x: 1 } })
    expect(['cart' in state, 'nope' in state]).toEqual([true, false])
    expect([hasOwn(state, 'cart'), hasOwn(state, 'nope')]).toEqual([true, false])
    expect(Array.isArray(state.cart.items)).toBe(true)
    expect([...state.cart.items]).toHaveLength(2)
    expect(state.cart.items.map((item: Loose) => item.id)).toEqual([1, 2])
    expect(state.cart).toBe(state.cart)
  })

  it('accepts objects that contain themselves, dates and functions', () => {
    const { store, state } = stateOf({})
    const ring: Loose = { self: null }
    ring.self = ring
    const date = new Date(0)
    state.ring = ring
    state.date = date
    state.twice = () => state.n * 2
    state.n = 4
    expect(store.get()).toMatchObject({ date, n: 4 })
    expect(state.date.getTime()).toBe(0)
    expect(state.twice()).toBe(8)
  })

  it('preserves what was written to a shown object before the state is read', () => {
    const store = createStateStore(deepFreeze(shop()))
    const { state, show } = createStateProxy(store)
    const cart = state.cart as Loose
    cart.open = 1
    expect(show(cart)).toMatchObject({ open: 1 })
    cart.total = 2
    expect(store.get().cart).toMatchObject({ open: 1, total: 2 })
  })

  it.each(['__proto__', 'constructor', 'prototype'])('refuses to write %s', (key) => {
    const { state } = stateOf(shop())
    for (const target of [state, state.cart]) {
      expect(() => {
        target[key] = {}
      }).toThrow(`Property name "${key}" is not allowed`)
    }
  })

  it('ignores keys that would reach a prototype', () => {
    const { store, state } = stateOf({})
    state.user = JSON.parse('{ "name": "Ada", "constructor": 1, "__proto__": { "isAdmin": true } }')
    const { user } = store.get() as Loose
    expect(user).toEqual({ name: 'Ada' })
    expect(user.isAdmin).toBeUndefined()
  })
})

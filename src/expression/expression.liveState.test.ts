import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createEntry } from './testing/createEntry'

/** Creates a promise with its `resolve` and `reject`. */
function defer() {
  let resolve: (value?: unknown) => void = () => {}
  const promise = new Promise((onValue) => {
    resolve = onValue
  })
  return { promise, resolve }
}

const reactions = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const rows = () => ({
  list: ['a', 'b', 'c'].map((n, index) => ({ id: index + 1, n })),
})

describe('an action that waits for a promise', () => {
  it('writes to the item of its repeat where that has moved meanwhile', async () => {
    const { promise, resolve } = defer()
    const { act, state, problems } = createEntry(rows(), { load: () => promise })
    const [, item] = state().list as object[]
    const text = 'it.n = "?"; context.load().then(({ n }) => { it.n = n; state.it.id += 5 })'
    act(text, { it: item, $index: 1 })
    expect(state().list).toEqual([rows().list[0], { id: 2, n: '?' }, rows().list[2]])
    act('state.list.unshift(state.list.pop())')
    act('state.list = state.list.filter(i => i.id !== 1)')
    resolve({ n: 'saved' })
    await reactions()
    expect(problems).toEqual([])
    expect(state().list).toEqual([rows().list[2], { id: 7, n: 'saved' }])
  })

  it('sees after each wait what was written meanwhile, and preserves what others wrote', async () => {
    const { act, state } = createEntry({ n: 1, seen: [] as number[], other: 0 })
    const first = defer()
    const second = defer()
    const text =
      'const see = () => state.seen.push(state.n); see(); one.then(() => { see(); state.n = 10; return two }).then(see)'
    act(text, { one: first.promise, two: second.promise })
    act('state.n = 2; state.other = 5')
    first.resolve()
    await reactions()
    expect(state()).toMatchObject({ n: 10, other: 5, seen: [1, 2] })
    act('state.n++')
    second.resolve()
    await reactions()
    expect(state()).toMatchObject({ n: 11, other: 5, seen: [1, 2, 11] })
  })
})

describe('a timer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('writes to one object in all its places', () => {
    const { act, state, problems } = createEntry(rows())
    act('const it = state.list[0]; setTimeout(() => { it.n = "late" }, 100); state.selected = it')
    act('state.list.reverse()')
    vi.advanceTimersByTime(100)
    expect(problems).toEqual([])
    const { list, selected } = state() as ReturnType<typeof rows> & { selected: object }
    expect(selected).toEqual({ id: 1, n: 'late' })
    expect(list[2]).toBe(selected)
  })
})

describe('try', () => {
  it('preserves what was written until a write failed', () => {
    const { act, state, problems } = createEntry({ ...rows(), n: 0 })
    act(
      'try { state.list[0].n = "x"; state.n = 1; state.none.deep = 2; state.n = 3 } catch (e) { state.error = e.message }',
    )
    expect(problems).toEqual([])
    expect(state()).toMatchObject({ n: 1, error: expect.stringContaining('deep') })
    expect(state().list).toEqual([{ id: 1, n: 'x' }, ...rows().list.slice(1)])
  })

  it('reverts everything at a limit', () => {
    const before = { ...rows(), n: 0 }
    const { act, state, problems } = createEntry(before)
    const text =
      'try { state.list[0].n = "x"; state.list.pop(); state.n = 1; for (;;); } catch (e) { state.n = 2 } finally { state.n = 3 }'
    act(text)
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(state()).toEqual(before)
    act('state.list[0].id = 9')
    expect(state()).toEqual({ ...before, list: [{ id: 9, n: 'a' }, ...before.list.slice(1)] })
  })
})

describe('the state', () => {
  it('holds sets and maps as they are, and a new one replaces them', () => {
    const { act, evaluate, state, problems } = createEntry({ n: 0 })
    act('const s = new Set([1]); s.add(2); state.picked = s; state.n = s.size')
    const { picked } = state()
    act('state.picked = new Set([...state.picked, 3])')
    expect(state().picked).not.toBe(picked)
    expect(evaluate('state.picked.has(3) && [...state.picked].join()')).toBe('1,2,3')
    expect(problems).toEqual([])
    act('state.picked.add(4)')
    expect(problems).toMatchObject([{ kind: 'forbidden' }])
    expect(state()).toEqual({ n: 2, picked: new Set([1, 2, 3]) })
  })

  it('holds regular expressions as they are, which only their own text can change', () => {
    const { act, evaluate, state, problems } = createEntry({ n: 0 })
    act('const p = /b+/; p.lastIndex = 2; state.search = p; state.n = "abb".replace(p, "c")')
    const { search } = state()
    expect(state().n).toBe('ac')
    expect(evaluate('state.search.test("xb")')).toBe(true)
    expect(problems).toEqual([])
    act('state.search.lastIndex = 5; state.n = 1')
    expect(problems).toMatchObject([{ kind: 'forbidden' }])
    expect(state()).toEqual({ n: 'ac', search })
    expect(state().search).toBe(search)
  })
})

describe('the context', () => {
  it('accepts functions of the entry, which actions of a repeat call', () => {
    const { act, state, problems } = createEntry({ ...rows(), total: 0 })
    act('context.add = function (item) { item.n += "+"; state.total++; return state.total }')
    const [, item] = state().list as object[]
    act('state.was = state.total; state.now = context.add(it); it.n += state.total', { it: item })
    expect(problems).toEqual([])
    expect(state()).toMatchObject({ total: 1, was: 0, now: 1 })
    expect((state().list as object[])[1]).toEqual({ id: 2, n: 'b+1' })
  })

  it.each([
    ['state.add = () => { state.n++ }', 'state.add()'],
    ['context.add = function () { state.n = state.n + 1 }', 'context.add()'],
    ['Object.assign(state, { add() { state.n++ } })', 'state.add()'],
    ['state.add = () => { state.n++ }', 'add?.()'],
    ['state.add = () => { state.n++ }', '[1].forEach(state.add)'],
  ])('has actions write that only call its functions: %s, %s', (code, call) => {
    const { act, state, problems } = createEntry({ n: 1 })
    act(code)
    act(call)
    expect(problems).toEqual([])
    expect(state().n).toBe(2)
  })

  it('gives what its functions find in the state, to write to', () => {
    const { act, evaluate, state, problems } = createEntry(rows())
    act('context.first = () => state.list[0]')
    expect(evaluate('context.first()')).toBe((state().list as object[])[0])
    act('context.first().n = "x"')
    expect(problems).toEqual([])
    expect((state().list as object[])[0]).toEqual({ id: 1, n: 'x' })
  })

  it('stores keys that actions set, and leaves the page’s own alone', () => {
    const shop = { open: true }
    const { act, evaluate, state, context, problems } = createEntry(rows(), { shop })
    act('context.cart = { n: 1 }; context.selected = state.list[0]; ctx.shop = 2')
    expect(evaluate('context')).toEqual({ cart: { n: 1 }, selected: { id: 1, n: 'a' }, shop: 2 })
    expect(evaluate('context.selected')).toBe((state().list as object[])[0])
    act('const key = "cart"; context.cart.n++; context[key] = { ...context.cart, m: 2 }')
    expect(evaluate('ctx["cart"]')).toEqual({ n: 2, m: 2 })
    act('context.selected.n = "x"')
    expect((state().list as object[])[0]).toEqual({ id: 1, n: 'x' })
    expect(problems).toEqual([])
    expect(context).toEqual({ shop: { open: true } })
  })

  it('leaves alone what its keys hold', () => {
    const { act, context, problems } = createEntry({}, { cart: { n: 1 } })
    act('context.cart.n = 2')
    expect(problems).toMatchObject([{ kind: 'forbidden' }])
    expect(context).toEqual({ cart: { n: 1 } })
  })

  it('is not written to for a value', () => {
    const { act, evaluate, state, problems } = createEntry({ n: 1 })
    act('context.mark = function (by) { state.n += by; return state.n }')
    const before = state()
    expect(evaluate('state.list = [1]; return context.mark(2)')).toBe(3)
    expect(evaluate('context.mark(2)')).toBe(3)
    expect(evaluate('context.n = 1; return context.n')).toBe(1)
    expect(problems).toEqual([])
    expect(state()).toBe(before)
  })

  it('is as before after a limit', () => {
    const { act, evaluate, state, problems } = createEntry({ n: 1 }, { m: 1 })
    act('context.add = () => { state.n++; for (;;); }')
    act('context.m = 5; context.add = 1; state.n = 9; for (;;);')
    expect(evaluate('[context.m, typeof context.add]')).toEqual([1, 'function'])
    act('context.add()')
    expect(problems).toMatchObject([{ kind: 'limit' }, { kind: 'limit' }])
    expect(state().n).toBe(1)
  })

  it('preserves what its functions wrote before they failed', () => {
    const { act, state } = createEntry({ n: 1 })
    act('context.fail = () => { state.n++; null.x }')
    act('try { context.fail() } catch (e) { state.e = state.n }')
    expect(state()).toMatchObject({ n: 2, e: 2 })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { compileExpression } from './compileExpression'
import { createLiveData } from './runtime/liveData'
import type { ExpressionProblem } from './runtime/problem'
import type { ActionResult, Scope } from './runtime/Scope'
import { createTimers } from './runtime/timers'

type State = Readonly<Record<string, unknown>>

/** A state that actions write to one after the other, as those of an entry do. */
function createEntry(initial: State, given: State = {}) {
  const data = createLiveData()
  const timers = createTimers()
  const problems: ExpressionProblem[] = []
  let state: State = deepFreeze(initial)
  let context = given

  const commit = (result: ActionResult): void => {
    if (result.changed.length > 0) state = deepFreeze(result.state)
    context = result.context ?? context
  }
  const scope = (locals?: State): Scope => ({
    get state() {
      return state
    },
    locals,
    data,
    get context() {
      return context
    },
    timers,
    commit,
    report: (problem) => problems.push(problem),
  })

  return {
    problems,
    state: () => state,
    context: () => context,
    act(text: string, locals?: State): unknown {
      const result = compileExpression(text, 'action').act(scope(locals))
      commit(result)
      return result.value
    },
    evaluate: (text: string, locals?: State): unknown =>
      compileExpression(text, 'expression').evaluate(scope(locals)),
  }
}

/** A promise, and how to end it. */
function defer() {
  let resolve: (value?: unknown) => void = () => {}
  const promise = new Promise((onValue) => {
    resolve = onValue
  })
  return { promise, resolve }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

const rows = () => ({
  list: [
    { id: 1, n: 'a' },
    { id: 2, n: 'b' },
    { id: 3, n: 'c' },
  ],
})

describe('an async action', () => {
  it('writes to the item of its repeat where that has moved meanwhile', async () => {
    const { promise, resolve } = defer()
    const { act, state, problems } = createEntry(rows(), { load: () => promise })
    const [, item] = state().list as object[]
    const text =
      'const save = async () => { it.n = "?"; const { n } = await context.load(); it.n = n; state.it.id += 5 }; save()'
    act(text, { it: item, $index: 1 })
    expect(state().list).toEqual([rows().list[0], { id: 2, n: '?' }, rows().list[2]])
    act('state.list.unshift(state.list.pop())')
    act('state.list = state.list.filter(i => i.id !== 1)')
    resolve({ n: 'saved' })
    await settled()
    expect(problems).toEqual([])
    expect(state().list).toEqual([
      { id: 3, n: 'c' },
      { id: 7, n: 'saved' },
    ])
  })

  it('sees after each wait what was written meanwhile, and keeps what others wrote', async () => {
    const { act, state } = createEntry({ n: 1, seen: [] as number[], other: 0 })
    const first = defer()
    const second = defer()
    const text =
      'const go = async () => { state.seen.push(state.n); await one; state.seen.push(state.n); state.n = 10; await two; state.seen.push(state.n) }; go()'
    act(text, { one: first.promise, two: second.promise })
    act('state.n = 2; state.other = 5')
    first.resolve()
    await settled()
    expect(state()).toMatchObject({ n: 10, other: 5, seen: [1, 2] })
    act('state.n++')
    second.resolve()
    await settled()
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
  it('keeps what was written until a write failed', () => {
    const { act, state, problems } = createEntry({ ...rows(), n: 0 })
    act(
      'try { state.list[0].n = "x"; state.n = 1; state.none.deep = 2; state.n = 3 } catch (e) { state.error = e.message }',
    )
    expect(problems).toEqual([])
    expect(state()).toMatchObject({ n: 1, error: expect.stringContaining('deep') })
    expect(state().list).toEqual([{ id: 1, n: 'x' }, ...rows().list.slice(1)])
  })

  it('takes everything back at a limit', () => {
    const before = { ...rows(), n: 0, tags: new Set(['a']) }
    const { act, state, problems } = createEntry(before)
    const text =
      'try { state.list[0].n = "x"; state.list.pop(); state.tags.add("b"); state.n = 1; for (;;); } catch (e) { state.n = 2 } finally { state.n = 3 }'
    act(text)
    expect(problems).toMatchObject([{ kind: 'limit' }])
    expect(state()).toEqual(before)
    act('state.list[0].id = 9')
    expect(state()).toEqual({ ...before, list: [{ id: 9, n: 'a' }, ...before.list.slice(1)] })
  })
})

describe('the state', () => {
  it('holds sets and maps by their parts', () => {
    const { act, evaluate, state, problems } = createEntry(rows())
    act(
      'state.picked = new Set([state.list[0]]); state.byId = new Map(state.list.map(i => [i.id, i]))',
    )
    const { picked, byId } = state()
    expect(picked).toEqual(new Set([rows().list[0]]))
    act('state.picked.add(state.list[1])')
    expect(state().picked).not.toBe(picked)
    expect(state().byId).toBe(byId)
    act('state.byId.get(2).n = "B"')
    act('for (const i of state.picked) i.n += "!"')
    expect(problems).toEqual([])
    expect((state().list as { n: string }[]).map(({ n }) => n)).toEqual(['a!', 'B!', 'c'])
    expect(evaluate('[...state.picked].map(i => i.n).join() + state.byId.get(1).n')).toBe('a!,B!a!')
    expect(evaluate('state.picked.has(state.list[0])')).toBe(true)
    act('state.picked.add(state.list[1])')
    act('state.picked.delete(state.list[0]); state.byId.clear()')
    expect(state()).toMatchObject({ picked: new Set([{ id: 2, n: 'B!' }]), byId: new Map() })
  })

  it('puts another item where a set or map holds one', () => {
    const { act, state } = createEntry({ set: new Set([{ id: 1 }, { id: 2 }]) })
    const [item] = state().set as Set<object>
    act('state.it = { id: 7 }', { it: item })
    expect(state().set).toEqual(new Set([{ id: 7 }, { id: 2 }]))
  })

  it('holds regular expressions as they are, which only their own text can change', () => {
    const { act, evaluate, state, problems } = createEntry({ n: 0 })
    act('const p = /b+/; p.lastIndex = 2; state.pattern = p; state.n = "abb".replace(p, "c")')
    const { pattern } = state()
    expect(state().n).toBe('ac')
    expect(evaluate('state.pattern.test("xb")')).toBe(true)
    expect(problems).toEqual([])
    act('state.pattern.lastIndex = 5; state.n = 1')
    expect(problems).toMatchObject([{ kind: 'forbidden' }])
    expect(state()).toEqual({ n: 'ac', pattern })
    expect(state().pattern).toBe(pattern)
  })
})

describe('a binding that decorates items', () => {
  it('works on copies, in callbacks that are called later as well', () => {
    const calls: (() => unknown)[] = []
    const later = (call: () => unknown) => void calls.push(call)
    const { evaluate, state, problems } = createEntry(rows(), Object.freeze({ later }))
    const before = state()
    const text =
      'state.list.map(i => { i.label = i.n + "."; context.later(() => { i.label += "!"; return i.label }); return i })'
    const labels = () => (evaluate(text) as { label: string }[]).map(({ label }) => label)
    expect(labels()).toEqual(['a.', 'b.', 'c.'])
    expect(calls.slice(-3).map((call) => call())).toEqual(['a.!', 'b.!', 'c.!'])
    expect(labels()).toEqual(['a.', 'b.', 'c.'])
    expect(problems).toEqual([])
    expect(state()).toBe(before)
    expect(state()).toEqual(rows())
  })
})

describe('the context', () => {
  it('takes functions of the entry, which actions of a repeat call', () => {
    const { act, state, problems } = createEntry({ ...rows(), total: 0 })
    act(
      'context.add = function (item) { item.n += "+"; state.total++; this.last = item; return state.total }',
    )
    const [, item] = state().list as object[]
    act('state.was = state.total; state.now = context.add(it); it.n += state.total', { it: item })
    expect(problems).toEqual([])
    expect(state()).toMatchObject({ total: 1, was: 0, now: 1 })
    expect((state().list as object[])[1]).toEqual({ id: 2, n: 'b+1' })
    act('state.list.reverse(); context.last.n = "z"')
    expect((state().list as object[])[1]).toEqual({ id: 2, n: 'z' })
  })

  it('works by identity, as the state does', () => {
    const { act, state, context, problems } = createEntry(rows(), { shop: { open: true } })
    act('context.cart = { n: 1 }; context.selected = state.list[0]; delete context.shop')
    act('state.list[0].n = "x"; state.list.reverse()')
    expect(context().selected).toEqual({ id: 1, n: 'x' })
    act('context.cart.n++')
    expect(context()).toEqual({ cart: { n: 2 }, selected: { id: 1, n: 'x' } })
    act('context.selected.n += "y"')
    expect((state().list as object[])[2]).toEqual({ id: 1, n: 'xy' })
    expect(context().selected).toBe((state().list as object[])[2])
    expect(problems).toEqual([])
  })

  it('leaves alone what belongs to the page', () => {
    const given = { cart: { n: 1 }, shop: { open: true } }
    const { act, context, problems } = createEntry({}, given)
    act('context.cart.n = 2')
    expect(problems).toMatchObject([{ kind: 'forbidden' }])
    act('context.cart = { ...context.cart, n: 2 }; context.cart.n++')
    expect(context()).toEqual({ cart: { n: 3 }, shop: { open: true } })
    expect(given).toEqual({ cart: { n: 1 }, shop: { open: true } })
  })

  it('is not written to for a value', () => {
    const { act, evaluate, state, context, problems } = createEntry(rows())
    act('context.list = [2, 1]')
    const text = 'context.n = 1; context.list.push(3); return context.list.length + context.n'
    expect(evaluate(text)).toBe(4)
    act(
      'context.mark = function (item) { item.n += "!"; state.total = 1; this.last = item; return item.n }',
    )
    const before = { state: state(), context: context() }
    expect(evaluate('context.mark({ n: "z" })')).toBe('z!')
    expect(evaluate('state.list.map(i => context.mark(i)).join()')).toBe('a!,b!,c!')
    expect(evaluate('state.list.map(i => { i.n += "?"; return context.mark(i) }).join()')).toBe(
      'a?!,b?!,c?!',
    )
    expect(problems).toEqual([])
    expect({ state: state(), context: context() }).toEqual(before)
    act('context.first = () => state.list[0]')
    expect(evaluate('context.first()')).toBe((state().list as object[])[0])
    expect(state()).toEqual(rows())
  })

  it('is as before after a limit, with what its functions wrote', () => {
    const { act, state, context } = createEntry({ n: 1 }, { m: 1 })
    act('context.add = () => { state.n++; context.m++ }')
    const before = context()
    act('context.add(); context.m = 5; for (;;);')
    expect(context()).toBe(before)
    expect(state()).toEqual({ n: 1 })
    act(
      'try { context.add(); context.fail = () => { state.n++; null.x }; context.fail() } catch (e) { state.e = 1 }',
    )
    act('try { context.fail() } catch (e) { state.e++ }')
    expect(state()).toEqual({ n: 4, e: 2 })
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { compileExpression } from './compileExpression'
import { createLiveData } from './runtime/liveData'
import type { ActionResult, Scope } from './runtime/Scope'
import { changes } from './testing/evaluate'

/** A page whose `context.later()` keeps functions, and what they write and report when called. */
function page(given: Partial<Scope> = {}) {
  const calls: ((...args: unknown[]) => unknown)[] = []
  const written: object[] = []
  const report = vi.fn()
  const store = { state: deepFreeze<Scope['state']>({ n: 1, open: false }) }
  const scope: Scope = {
    context: { later: (call: () => unknown) => calls.push(call) },
    commit: (result: ActionResult) => written.push(changes(result)),
    report,
    ...given,
    get state() {
      return store.state
    },
  }
  const run = (text: string) => compileExpression(text, 'action').act(scope)
  return { calls, written, report, store, scope, run }
}

const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('a function that is called after its text has ended', () => {
  it('reports what it writes then', () => {
    const { calls, written, run } = page()
    const text = 'var step = 2; context.later(by => { state.n += by * step }); state.open = true'
    expect(changes(run(text))).toEqual({ open: true })
    calls[0]?.(10)
    expect(written).toEqual([{ n: 21 }])
  })

  it('sees the state of then', () => {
    const { calls, written, store, run } = page()
    run('context.later(() => { state.n++ })')
    store.state = { n: 50 }
    calls[0]?.()
    calls[0]?.()
    expect(written).toEqual([{ n: 51 }, { n: 51 }])
  })

  it('reports nothing when it writes nothing', () => {
    const { calls, written, run } = page()
    run('context.later(() => state.n); state.n = 2')
    expect(calls[0]?.()).toBe(1)
    expect(written).toEqual([])
  })

  it('reports what fails in it, and never throws', () => {
    const { calls, report, scope, run } = page()
    compileExpression('context.later(() => state.none.deep)', 'expression').evaluate(scope)
    run('context.later(() => { for (;;) {} })')
    expect(calls.map((call) => call())).toEqual([undefined, undefined])
    expect(report.mock.calls.map(([{ kind }]) => kind)).toEqual(['missing', 'limit'])
  })

  it('loses what it writes where no page receives it', () => {
    const { calls, run } = page({ commit: undefined })
    run('context.later(() => { state.n = 5 })')
    expect(() => calls[0]?.()).not.toThrow()
  })

  it('hides failures of promises from the page', async () => {
    const onUnhandled = vi.fn()
    process.on('unhandledRejection', onUnhandled)
    const promise = Promise.reject(new Error('offline'))
    promise.catch(() => {})
    const { run } = page({ context: { promise }, report: undefined, commit: undefined })
    run('context.promise.then(x => x); context.promise.finally(() => 1)')
    await settle()
    process.off('unhandledRejection', onUnhandled)
    expect(onUnhandled).not.toHaveBeenCalled()
  })

  it('belongs to its own text when another one is running', () => {
    const { calls, written, run } = page()
    run('context.later(() => { state.n++; return state.n })')
    const context = { call: () => calls[0]?.() }
    const other = compileExpression('state.seen = context.call(); return state.n', 'action')
    const result = other.act({ state: { n: 100 }, context })
    expect(result).toMatchObject({ state: { n: 100, seen: 2 }, value: 100 })
    expect(written).toEqual([{ n: 2 }])
  })

  it('still belongs to its text while that waits for another one', () => {
    let call: unknown
    const inner = compileExpression('context.call()', 'expression')
    const keep = (given: unknown) => {
      call = given
    }
    const runInner = () => inner.evaluate({ state: {}, context: { call } })
    const { run } = page({ context: { keep, runInner } })
    const text =
      'state.n = 5; context.keep(() => { state.n++ }); context.runInner(); state.open = true'
    expect(changes(run(text))).toEqual({ n: 6, open: true })
  })

  it('continues after a promise with the state of then', async () => {
    const load = () => Promise.resolve({ title: 'Hat' })
    const { written, store, run } = page({ context: { load } })
    const result = run(`state.loading = true
      context.load().then(({ title }) => {
        const found = [title]
        found.push('Cap')
        state.n++
        state.found = found
        state.loading = false
      })`)
    expect(changes(result)).toEqual({ loading: true })
    store.state = { n: 50, loading: true }
    await settle()
    expect(written).toEqual([{ n: 51, found: ['Hat', 'Cap'], loading: false }])
  })

  it('catches what a promise fails with, and reports what nothing catches', async () => {
    const fail = () => Promise.reject(new Error('offline'))
    const { written, report, run } = page({ context: { fail } })
    run('context.fail().catch((e) => { state.error = e.message })')
    run('context.fail().then((x) => x)')
    await settle()
    expect(written).toEqual([{ error: 'offline' }])
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual(['offline'])
  })

  it('belongs to the state that an action puts it into', () => {
    const { written, store, run } = page()
    const added = run('state.add = function (by) { state.n += by; return state.n }')
    expect(added.value).toBeUndefined()
    store.state = added.state
    expect(run('state.sum = state.add(4) + state.n').state.sum).toBeTypeOf('number')
    expect(written).toEqual([{ n: 5 }])
  })
})

describe('a timer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  /** A page whose entry can go. */
  function entryPage() {
    const life = { current: new AbortController() }
    return { life, ...page({ life, data: createLiveData() }) }
  }

  it('is waited for, unless an action stops it', () => {
    const { written, run } = page()
    run(
      'setTimeout(() => { state.n = 2 }, 100); var t = setTimeout(() => { state.n = 9 }, 50); clearTimeout(t)',
    )
    vi.advanceTimersByTime(99)
    expect(written).toEqual([])
    vi.advanceTimersByTime(1)
    expect(written).toEqual([{ n: 2 }])
  })

  it('runs the same function again and again, up to where an action or its entry ends that', () => {
    const { life, written, report, run } = entryPage()
    run(
      'var n = 5; var t = setInterval(() => { state.n = ++n; if (n === 8) clearInterval(t) }, 100)',
    )
    vi.advanceTimersByTime(1_000)
    expect(written).toHaveLength(3)
    run('var n = 5; setInterval(() => { state.n = ++n })')
    vi.advanceTimersByTime(100)
    expect(written).toHaveLength(3 + 6)
    life.current.abort()
    expect(vi.getTimerCount()).toBe(0)
    run('for (let i = 0; i <= 100; i++) setInterval(() => {}, 10)')
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'More than 100 timers wait' }),
    )
  })

  it.each([
    'setTimeout(() => context.track(), 10)',
    'new Promise((done) => setTimeout(done, 10)).then(() => context.track())',
  ])('of an action that writes to nothing is waited for: %s', async (text) => {
    const track = vi.fn()
    const { report, run } = page({ context: { track } })
    run(text)
    expect(track).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10)
    expect(track).toHaveBeenCalledOnce()
    expect(report).not.toHaveBeenCalled()
  })

  it('stops when its entry is unmounted, and all of them are free when that comes back', () => {
    const { life, written, report, run } = entryPage()
    for (let view = 0; view < 3; view++) {
      run('for (let i = 0; i < 60; i++) setTimeout(() => { state.n++ }, 10)')
      life.current.abort()
      life.current = new AbortController()
    }
    vi.advanceTimersByTime(100)
    expect(report).not.toHaveBeenCalled()
    expect(written).toEqual([])
    run('setTimeout(() => { state.n = 2 }, 10)')
    vi.advanceTimersByTime(10)
    expect(written).toEqual([{ n: 2 }])
  })

  it('follows the end of its entry once, however many follow it', () => {
    const { life, run } = entryPage()
    const follow = vi.spyOn(life.current.signal, 'addEventListener')
    run('function tick() { setTimeout(tick, 10) } tick()')
    vi.advanceTimersByTime(1_000)
    expect(follow).toHaveBeenCalledOnce()
    life.current.abort()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('of the page cannot be stopped', () => {
    const onTime = vi.fn()
    const { run } = page({ context: { timer: setTimeout(onTime, 10) } })
    run('clearTimeout(context.timer)')
    vi.advanceTimersByTime(10)
    expect(onTime).toHaveBeenCalledOnce()
  })
})

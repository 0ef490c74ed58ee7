import { describe, expect, it, vi } from 'vitest'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { compileExpression } from './compileExpression'
import { createLiveData } from './runtime/liveData'
import type { ActionResult, Scope } from './runtime/Scope'

const state = deepFreeze({ n: 1, open: false })

/** Returns the state keys that an action changed, with their values. */
function changes({ state: next, changed }: ActionResult): Record<string, unknown> {
  return Object.fromEntries(changed.map((key) => [key, next[key]]))
}

describe('a function that is called after its text has ended', () => {
  const later = (scope: Partial<Scope> = {}) => {
    const calls: ((...args: unknown[]) => unknown)[] = []
    const commit = vi.fn()
    const report = vi.fn()
    const context = { later: (call: () => unknown) => calls.push(call) }
    return { calls, commit, report, scope: { state, context, commit, report, ...scope } }
  }

  it('hands over what it writes then', () => {
    const { calls, commit, scope } = later()
    const text = 'var step = 2; context.later(by => { state.n += by * step }); state.open = true'
    const result = compileExpression(text, 'action').act(scope)
    expect(changes(result)).toEqual({ open: true })

    calls[0]?.(10)
    expect(commit).toHaveBeenCalledOnce()
    expect(changes(commit.mock.lastCall?.[0])).toEqual({ n: 21 })
  })

  it('sees the state of then', () => {
    let current: Record<string, unknown> = { n: 1 }
    const { calls, commit, scope } = later()
    const live = {
      ...scope,
      get state() {
        return current
      },
    }
    compileExpression('context.later(() => { state.n++ })', 'action').act(live)
    current = { n: 50 }
    calls[0]?.()
    calls[0]?.()
    expect(commit.mock.calls.map(([result]) => changes(result))).toEqual([{ n: 51 }, { n: 51 }])
  })

  it('tells nothing when it writes nothing', () => {
    const { calls, commit, scope } = later()
    compileExpression('context.later(() => state.n); state.n = 2', 'action').act(scope)
    expect(calls[0]?.()).toBe(1)
    expect(commit).not.toHaveBeenCalled()
  })

  it('reports what goes wrong in it, and never throws', () => {
    const { calls, report, scope } = later()
    compileExpression('context.later(() => state.none.deep)', 'expression').evaluate(scope)
    compileExpression('context.later(() => { for (;;) {} })', 'action').act(scope)
    expect(calls.map((call) => call())).toEqual([undefined, undefined])
    expect(report.mock.calls.map(([{ kind }]) => kind)).toEqual(['missing', 'limit'])
  })

  it('follows promises', async () => {
    const { commit, scope } = later()
    const context = { load: () => Promise.resolve({ title: 'Hat' }) }
    const text = 'context.load().then(product => { state.product = product })'
    compileExpression(text, 'action').act({ ...scope, context })
    await Promise.resolve()
    expect(changes(commit.mock.lastCall?.[0])).toEqual({ product: { title: 'Hat' } })
  })

  it('loses what it writes where no page takes it', () => {
    const { calls, scope } = later({ commit: undefined })
    compileExpression('context.later(() => { state.n = 5 })', 'action').act(scope)
    expect(() => calls[0]?.()).not.toThrow()
  })

  it('keeps failures of promises from the page', async () => {
    const onUnhandled = vi.fn()
    process.on('unhandledRejection', onUnhandled)
    const promise = Promise.reject(new Error('offline'))
    promise.catch(() => {})
    const text = 'context.promise.then(x => x); context.promise.finally(() => 1)'
    compileExpression(text, 'action').act({ state, context: { promise } })
    await new Promise((resolve) => setImmediate(resolve))
    process.off('unhandledRejection', onUnhandled)
    expect(onUnhandled).not.toHaveBeenCalled()
  })

  it('belongs to its own text when another one is running', () => {
    const { calls, commit, scope } = later()
    compileExpression('context.later(() => { state.n++; return state.n })', 'action').act(scope)
    const context = { call: () => calls[0]?.() }
    const other = compileExpression('state.seen = context.call(); return state.n', 'action')
    const result = other.act({ state: { n: 100 }, context })
    expect(result).toMatchObject({ state: { n: 100, seen: 2 }, value: 100 })
    expect(changes(commit.mock.lastCall?.[0])).toEqual({ n: 2 })
  })

  it('still belongs to its text while that waits for another one', () => {
    let call: unknown
    const inner = compileExpression('context.call()', 'expression')
    const context = {
      keep: (given: unknown) => {
        call = given
      },
      runInner: () => inner.evaluate({ state: {}, context: { call } }),
    }
    const text =
      'state.n = 5; context.keep(() => { state.n++ }); context.runInner(); state.open = true'
    const result = compileExpression(text, 'action').act({ state, context })
    expect(changes(result)).toEqual({ n: 6, open: true })
  })

  it('goes on after a promise with the state of then', async () => {
    let current: Record<string, unknown> = { n: 1 }
    const { commit, scope } = later()
    const load = () => Promise.resolve({ title: 'Hat' })
    const live = {
      ...scope,
      context: { load },
      get state() {
        return current
      },
    }
    const text = `state.loading = true
      context.load().then(({ title }) => {
        const found = [title]
        found.push('Cap')
        state.n++
        state.found = found
        state.loading = false
      })`
    const result = compileExpression(text, 'action').act(live)
    expect(changes(result)).toEqual({ loading: true })
    current = { n: 50, loading: true }
    await Promise.resolve()
    await Promise.resolve()
    expect(changes(commit.mock.lastCall?.[0])).toEqual({
      n: 51,
      found: ['Hat', 'Cap'],
      loading: false,
    })
  })

  it('catches what a promise fails with, and reports what nothing catches', async () => {
    const { commit, report, scope } = later()
    const context = { fail: () => Promise.reject(new Error('offline')) }
    const caught = 'context.fail().catch((e) => { state.error = e.message })'
    compileExpression(caught, 'action').act({ ...scope, context })
    const loose = 'context.fail().then((x) => x)'
    compileExpression(loose, 'action').act({ ...scope, context })
    await new Promise((resolve) => setImmediate(resolve))
    expect(commit.mock.calls.map(([result]) => changes(result))).toEqual([{ error: 'offline' }])
    expect(report.mock.calls.map(([{ message }]) => message)).toEqual(['offline'])
  })

  it('waits for timers, which an action may stop', () => {
    vi.useFakeTimers()
    const { commit, scope } = later()
    const run = (text: string) => compileExpression(text, 'action').act(scope)
    run(
      'setTimeout(() => { state.n = 2 }, 100); var t = setTimeout(() => { state.n = 9 }, 50); clearTimeout(t)',
    )
    vi.advanceTimersByTime(99)
    expect(commit).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(commit.mock.calls.map(([result]) => changes(result))).toEqual([{ n: 2 }])
    vi.useRealTimers()
  })

  it('runs the same function again and again, up to where an action or its entry ends that', () => {
    vi.useFakeTimers()
    const life = { current: new AbortController() }
    const { commit, report, scope } = later({ life, data: createLiveData() })
    const run = (text: string) => compileExpression(text, 'action').act(scope)
    run(
      'var n = 5; var t = setInterval(() => { state.n = ++n; if (n === 8) clearInterval(t) }, 100)',
    )
    vi.advanceTimersByTime(1_000)
    expect(commit).toHaveBeenCalledTimes(3)
    run('var n = 5; setInterval(() => { state.n = ++n })')
    vi.advanceTimersByTime(100)
    expect(commit).toHaveBeenCalledTimes(3 + 6)
    life.current.abort()
    expect(vi.getTimerCount()).toBe(0)
    run('for (let i = 0; i <= 100; i++) setInterval(() => {}, 10)')
    expect(report).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'More than 100 timers wait' }),
    )
    vi.useRealTimers()
  })

  it.each([
    'setTimeout(() => context.track(), 10)',
    'new Promise((done) => setTimeout(done, 10)).then(() => context.track())',
  ])('waits for timers of an action that writes to nothing: %s', async (text) => {
    vi.useFakeTimers()
    const track = vi.fn()
    const { report, scope } = later({ context: { track } })
    compileExpression(text, 'action').act(scope)
    expect(track).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(10)
    expect(track).toHaveBeenCalledOnce()
    expect(report).not.toHaveBeenCalled()
    vi.useRealTimers()
  })

  it('stops its timers when its entry goes, and has all of them when that comes back', () => {
    vi.useFakeTimers()
    const life = { current: new AbortController() }
    const { commit, report, scope } = later({ life, data: createLiveData() })
    const run = (text: string) => compileExpression(text, 'action').act(scope)
    for (let view = 0; view < 3; view++) {
      run('for (let i = 0; i < 60; i++) setTimeout(() => { state.n++ }, 10)')
      life.current.abort()
      life.current = new AbortController()
    }
    vi.advanceTimersByTime(100)
    expect(report).not.toHaveBeenCalled()
    expect(commit).not.toHaveBeenCalled()
    run('setTimeout(() => { state.n = 2 }, 10)')
    vi.advanceTimersByTime(10)
    expect(commit.mock.calls.map(([result]) => changes(result))).toEqual([{ n: 2 }])
    vi.useRealTimers()
  })

  it('follows the end of its entry once, however many timers it starts', () => {
    vi.useFakeTimers()
    const life = { current: new AbortController() }
    const follow = vi.spyOn(life.current.signal, 'addEventListener')
    const { scope } = later({ life, data: createLiveData() })
    compileExpression('function tick() { setTimeout(tick, 10) } tick()', 'action').act(scope)
    vi.advanceTimersByTime(1_000)
    expect(follow).toHaveBeenCalledOnce()
    life.current.abort()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  it('cannot stop timers of the page', () => {
    vi.useFakeTimers()
    const onTime = vi.fn()
    const timer = setTimeout(onTime, 10)
    const { scope } = later()
    const context = { timer }
    compileExpression('clearTimeout(context.timer)', 'action').act({
      ...scope,
      context,
    })
    vi.advanceTimersByTime(10)
    expect(onTime).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('belongs to the state that an action puts it into', () => {
    const { commit, scope } = later()
    const { state, value } = compileExpression(
      'state.add = function (by) { state.n += by; return state.n }',
      'action',
    ).act(scope)
    expect(value).toBeUndefined()
    const after = compileExpression('state.sum = state.add(4) + state.n', 'action').act({
      ...scope,
      state,
    })
    expect(after.state.sum).toBeTypeOf('number')
    expect(changes(commit.mock.lastCall?.[0])).toEqual({ n: 5 })
  })
})

import { describe, expect, it, vi } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import '.'
import { compileExpression } from '../compileExpression'
import { createLiveData } from '../runtime/liveData'
import type { ActionResult, Scope } from '../runtime/Scope'

const state = deepFreeze({ n: 1, open: false })

/** The state after an action, as far as it changed. */
function changes({ state: next, changed }: ActionResult): Record<string, unknown> {
  return Object.fromEntries(changed.map((key) => [key, next[key]]))
}

describe('a function of the whole language that is called after its text has ended', () => {
  const later = (scope: Partial<Scope> = {}) => {
    const calls: ((...args: unknown[]) => unknown)[] = []
    const commit = vi.fn()
    const report = vi.fn()
    const context = { later: (call: () => unknown) => calls.push(call) }
    return { calls, commit, report, scope: { state, context, commit, report, ...scope } }
  }

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

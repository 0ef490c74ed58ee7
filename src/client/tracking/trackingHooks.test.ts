import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { eventWith } from '../testing/eventWith'
import type { TrackedEvent } from './trackedEvent'
import { createTrackingHooks } from './trackingHooks'

function event(more: object = {}): TrackedEvent {
  const { data, ...rest } = eventWith('id')
  return { ...rest, data: { ...data, ...more } }
}

describe('createTrackingHooks', () => {
  it('gives the event back when there are none', () => {
    const given = event()
    expect(createTrackingHooks().apply(given, {})).toBe(given)
  })

  it('runs hooks in order, each with the context', () => {
    const hooks = createTrackingHooks()
    const calls: unknown[] = []
    hooks.add((given, context) => {
      calls.push([given.data.step, context])
      return event({ step: 1 })
    })
    hooks.add((given, context) => {
      calls.push([given.data.step, context])
      return event({ step: 2 })
    })
    const context = { form: 'f' }
    expect(hooks.apply(event({ step: 0 }), context)?.data.step).toBe(2)
    expect(calls).toEqual([
      [0, context],
      [1, context],
    ])
  })

  it('accepts changes to the event itself', () => {
    const hooks = createTrackingHooks()
    hooks.add((given) => {
      Object.assign(given.data, { added: 1 })
      return undefined
    })
    expect(hooks.apply(event(), {})?.data.added).toBe(1)
  })

  it('drops the event for null, and calls no other hook', () => {
    const hooks = createTrackingHooks()
    const next = vi.fn()
    hooks.add(() => null)
    hooks.add(next)
    expect(hooks.apply(event(), {})).toBeNull()
    expect(next).not.toHaveBeenCalled()
  })

  it.each(['text', { type: 'click' }, [1]])('ignores %j, which is not an event', (result) => {
    const hooks = createTrackingHooks()
    hooks.add(() => result as unknown as TrackedEvent)
    expect(hooks.apply(event(), {})).toEqual(event())
  })

  it('ignores changes after which nothing can be sent', () => {
    const hooks = createTrackingHooks()
    hooks.add((given) => {
      Object.assign(given, { data: undefined })
      return undefined
    })
    expect(hooks.apply(event(), {})).toEqual(event())
  })

  it('reports a hook that throws, and continues as if it had not been there', () => {
    const hooks = createTrackingHooks()
    hooks.add((given) => {
      Object.assign(given.data, { half: 'done' })
      throw new Error('boom')
    })
    hooks.add((given) => ({ ...given, data: { ...given.data, step: 2 } }))
    expect(hooks.apply(event(), {})).toEqual(event({ step: 2 }))
    expect(takeConsole()).toEqual([expect.stringContaining('code of this page threw "boom"')])
  })

  it('sends what JSON can hold of a change', () => {
    const hooks = createTrackingHooks()
    const cyclic: Record<string, unknown> = { n: 1n }
    cyclic.self = cyclic
    hooks.add((given) => ({ ...given, data: { ...given.data, cyclic } }))
    expect(hooks.apply(event(), {})?.data.cyclic).toEqual({ n: '1' })
  })
})

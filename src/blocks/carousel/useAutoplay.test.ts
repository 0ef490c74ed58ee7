// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type AutoplayEvent,
  type AutoplayState,
  autoplayState,
  tickWhileVisible,
} from './useAutoplay'

function show(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('tickWhileVisible', () => {
  const tick = vi.fn<() => void>()

  beforeEach(() => {
    vi.useFakeTimers()
    tick.mockReset()
  })
  afterEach(() => void vi.useRealTimers())

  it('ticks at every interval, not before', () => {
    const stop = tickWhileVisible(document, 2000, tick)
    vi.advanceTimersByTime(1999)
    expect(tick).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(tick).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(4000)
    expect(tick).toHaveBeenCalledTimes(3)
    stop()
  })

  it('caps an interval that timers cannot hold', () => {
    const setInterval = vi.spyOn(globalThis, 'setInterval')
    const stop = tickWhileVisible(document, 1e12, tick)
    expect(setInterval).toHaveBeenCalledWith(tick, 2 ** 31 - 1)
    stop()
  })

  it('waits while the page is hidden, then starts afresh', () => {
    const stop = tickWhileVisible(document, 2000, tick)
    vi.advanceTimersByTime(1500)
    show('hidden')
    vi.advanceTimersByTime(60_000)
    expect(tick).not.toHaveBeenCalled()

    show('visible')
    vi.advanceTimersByTime(1999)
    expect(tick).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(tick).toHaveBeenCalledTimes(1)
    stop()
  })

  it('does not start on a hidden page', () => {
    show('hidden')
    const stop = tickWhileVisible(document, 2000, tick)
    vi.advanceTimersByTime(10_000)
    expect(tick).not.toHaveBeenCalled()
    stop()
  })

  it('never ticks again once it is stopped', () => {
    tickWhileVisible(document, 2000, tick)()
    show('hidden')
    show('visible')
    vi.advanceTimersByTime(10_000)
    expect(tick).not.toHaveBeenCalled()
  })
})

const EVENTS: readonly AutoplayEvent[] = ['play', 'pause', 'enter', 'leave', 'focus', 'blur']

/** The next state for each state, for the events in the order above. */
const AFTER: readonly [AutoplayState, readonly AutoplayState[]][] = [
  [null, ['playing', null, null, null, null, null]],
  ['playing', ['playing', 'paused', 'hovered', 'playing', 'focused', 'playing']],
  ['hovered', ['hovered', 'paused', 'hovered', 'playing', 'focused', 'hovered']],
  ['focused', ['focused', 'paused', 'focused', 'focused', 'focused', 'playing']],
  ['paused', ['playing', 'paused', 'paused', 'paused', 'paused', 'paused']],
]

describe('autoplayState', () => {
  const cases = AFTER.flatMap(([state, after]) =>
    EVENTS.map((event, index) => ({ state, event, expected: after[index] })),
  )

  it.each(cases)('turns $state into $expected at $event', ({ state, event, expected }) => {
    expect(autoplayState(state, event)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { type AutoplayEvent, type AutoplayState, autoplayState } from './useAutoplay'

const EVENTS: readonly AutoplayEvent[] = ['play', 'pause', 'enter', 'leave', 'focus', 'blur']

/** What follows each state at the events in the order above. */
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

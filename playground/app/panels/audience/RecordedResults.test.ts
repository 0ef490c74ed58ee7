import { describe, expect, it } from 'vitest'
import { fromEvent } from '../events/useActivity'
import { countEvents } from './RecordedResults'

const event = (seq: number, type: string, data: object) =>
  fromEvent({ seq, type, receivedAt: seq, body: { type, data } as never })

const arrivals = [
  event(1, 'impression', { contentId: 'home' }),
  event(2, 'impression', { contentId: 'home', variationId: 'bold' }),
  event(3, 'conversion', { contentId: 'home', variationId: 'bold' }),
  event(4, 'conversion', { contentId: 'home', variationId: 'bold' }),
  event(5, 'conversion', { contentId: 'other', variationId: 'bold' }),
  event(6, 'conversion', {}),
]

describe('countEvents', () => {
  it.each([
    { version: 'home', type: 'impression', expected: 1 },
    { version: 'bold', type: 'impression', expected: 1 },
    { version: 'bold', type: 'conversion', expected: 2 },
    { version: 'home', type: 'conversion', expected: 0 },
    { version: 'bold', type: 'click', expected: 0 },
  ] as const)('counts $expected of $type for $version', ({ version, type, expected }) => {
    expect(countEvents(arrivals, 'home', version, type)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import {
  addEntry,
  EMBED_LIMIT,
  formatTime,
  judge,
  MEASURES,
  NOTHING_MEASURED,
  type PageFigures,
  type TimelineEntry,
} from './measures'

describe('judge', () => {
  it.each([
    { measure: 'embed', value: EMBED_LIMIT, verdict: 'good' },
    { measure: 'embed', value: EMBED_LIMIT + 1, verdict: 'poor' },
    { measure: 'firstPaint', value: 1800, verdict: 'good' },
    { measure: 'largestPaint', value: 2600, verdict: 'fair' },
    { measure: 'layoutShift', value: 0, verdict: 'good' },
    { measure: 'layoutShift', value: 0.3, verdict: 'poor' },
    { measure: 'blocked', value: 201, verdict: 'fair' },
  ] as const)('finds $value for $measure $verdict', ({ measure, value, verdict }) => {
    expect(judge(MEASURES[measure], value)).toBe(verdict)
  })
})

describe('formatTime', () => {
  it.each([
    [0, '0 ms'],
    [999.4, '999 ms'],
    [1000, '1.0 s'],
    [12_340, '12.3 s'],
  ])('writes %d as %s', (ms, expected) => {
    expect(formatTime(ms)).toBe(expected)
  })
})

const entry = (entryType: string, more: Partial<TimelineEntry> = {}): TimelineEntry => ({
  entryType,
  name: '',
  startTime: 10,
  duration: 0,
  ...more,
})
const figuresOf = (...entries: TimelineEntry[]) => entries.reduce(addEntry, NOTHING_MEASURED)

describe('addEntry', () => {
  it.each<{ what: string; entries: TimelineEntry[]; expected: Partial<PageFigures> }>([
    {
      what: 'the first contentful paint',
      entries: [
        entry('paint', { name: 'first-paint', startTime: 5 }),
        entry('paint', { name: 'first-contentful-paint' }),
      ],
      expected: { firstPaint: 10 },
    },
    {
      what: 'the last of the largest paints',
      entries: [
        entry('largest-contentful-paint'),
        entry('largest-contentful-paint', { startTime: 90 }),
      ],
      expected: { largestPaint: 90 },
    },
    {
      what: 'when the content was there',
      entries: [entry('mark', { name: 'content-shown' }), entry('mark', { name: 'other' })],
      expected: { contentShown: 10 },
    },
    {
      what: 'shifts that nobody caused',
      entries: [
        entry('layout-shift', { value: 0.1 }),
        entry('layout-shift', { value: 0.02 }),
        entry('layout-shift', { value: 1, hadRecentInput: true }),
      ],
      expected: { layoutShift: 0.12000000000000001 },
    },
    {
      what: 'long tasks of the page itself',
      entries: [
        entry('longtask', { name: 'self', duration: 80 }),
        entry('longtask', { name: 'self', duration: 50 }),
        entry('longtask', { name: 'same-origin-ancestor', duration: 900 }),
      ],
      expected: { longTasks: 2, blocked: 30 },
    },
    {
      what: 'requests that are not the playground’s',
      entries: [
        entry('resource', { name: 'http://a.test/embed.js', duration: 7, transferSize: 9 }),
        entry('resource', { name: 'http://a.test/preview/preview.js' }),
        entry('resource', { name: 'http://a.test/vendor/axe.min.js' }),
      ],
      expected: {
        requests: [{ address: 'http://a.test/embed.js', start: 10, duration: 7, bytes: 9 }],
      },
    },
    {
      what: 'requests without a size: from the cache, or not told by another host',
      entries: [
        entry('resource', { name: 'http://a.test/a', duration: 7, decodedBodySize: 4 }),
        entry('resource', { name: 'http://b.test/b', duration: 7 }),
      ],
      expected: {
        requests: [
          { address: 'http://a.test/a', start: 10, duration: 7, bytes: 0 },
          { address: 'http://b.test/b', start: 10, duration: 7, bytes: undefined },
        ],
      },
    },
    { what: 'nothing of other kinds', entries: [entry('event')], expected: {} },
  ])('takes $what', ({ entries, expected }) => {
    expect(figuresOf(...entries)).toEqual({ ...NOTHING_MEASURED, ...expected })
  })
})

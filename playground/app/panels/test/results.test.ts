import { describe, expect, it } from 'vitest'
import { fromEvent } from '../events/useActivity'
import { type Result, resultsOf, verdictOf, wilson } from './results'

const VERSIONS = [
  { id: 'bold', name: 'Bold' },
  { id: 'home', name: 'Default' },
]

type Row = readonly [type: string, visitor: string, variationId?: string, contentId?: string]

/** Arrivals, newest first, of events in the order in which they came. */
const arrivals = (rows: readonly Row[]) =>
  rows
    .map(([type, visitorId, variationId, contentId = 'home'], seq) => {
      const data = { visitorId, contentId, ...(variationId && { variationId }) }
      return fromEvent({ seq, type, receivedAt: seq, body: { type, data } })
    })
    .reverse()

const counts = (rows: readonly Row[], goal: 'conversion' | 'click' | 'submit' = 'conversion') =>
  resultsOf(arrivals(rows), 'home', VERSIONS, goal).map(({ visitors, reached }) => [
    visitors,
    reached,
  ])

describe('resultsOf', () => {
  it.each<{ name: string; rows: readonly Row[]; expected: number[][] }>([
    {
      name: 'nothing',
      rows: [],
      expected: [
        [0, 0],
        [0, 0],
      ],
    },
    {
      name: 'visitors, however often they come and convert',
      rows: [
        ['impression', 'a', 'bold'],
        ['impression', 'a', 'bold'],
        ['conversion', 'a', 'bold'],
        ['conversion', 'a', 'bold'],
        ['impression', 'b', 'home'],
        ['impression', 'c'],
      ],
      expected: [
        [1, 1],
        [2, 0],
      ],
    },
    {
      name: 'a visitor for what they saw last',
      rows: [
        ['impression', 'a', 'home'],
        ['impression', 'a', 'bold'],
        ['conversion', 'a', 'home'],
      ],
      expected: [
        [1, 1],
        [0, 0],
      ],
    },
    {
      name: 'nobody who saw nothing, or another entry',
      rows: [
        ['conversion', 'a', 'bold'],
        ['impression', 'b', 'bold', 'other'],
        ['impression', 'c', 'gone'],
        ['impression', ''],
        ['impression', 'd', 'bold'],
        ['conversion', 'd', 'bold', 'other'],
      ],
      expected: [
        [1, 0],
        [0, 0],
      ],
    },
  ])('counts $name', ({ rows, expected }) => {
    expect(counts(rows)).toEqual(expected)
  })

  it.each([
    ['click', [1, 1]],
    ['submit', [1, 0]],
  ] as const)('counts %s as the goal', (goal, expected) => {
    const rows: Row[] = [
      ['impression', 'a', 'bold'],
      ['click', 'a', 'bold'],
    ]
    expect(counts(rows, goal)[0]).toEqual(expected)
  })
})

describe('wilson', () => {
  it.each([
    { reached: 0, visitors: 0, expected: [0, 0, 1] },
    { reached: 0, visitors: 1, expected: [0, 0, 0.793] },
    { reached: 1, visitors: 1, expected: [1, 0.207, 1] },
    { reached: 0, visitors: 10, expected: [0, 0, 0.278] },
    { reached: 5, visitors: 10, expected: [0.5, 0.237, 0.763] },
    { reached: 10, visitors: 10, expected: [1, 0.722, 1] },
    { reached: 50, visitors: 100, expected: [0.5, 0.404, 0.596] },
    { reached: 30, visitors: 1000, expected: [0.03, 0.021, 0.043] },
  ])('is $expected for $reached of $visitors', ({ reached, visitors, expected }) => {
    const { rate, low, high } = wilson(reached, visitors)
    expect([rate, low, high].map((part) => Number(part.toFixed(3)))).toEqual(expected)
  })
})

describe('verdictOf', () => {
  const result = (name: string, reached: number, visitors: number): Result => {
    return { id: name, name, reached, visitors, ...wilson(reached, visitors) }
  }

  it.each([
    { results: [], expected: 'nothing to compare' },
    { results: [result('A', 5, 10), result('B', 0, 0)], expected: 'nothing to compare' },
    { results: [result('A', 5, 10), result('B', 4, 10)], expected: 'No difference' },
    { results: [result('A', 0, 10), result('B', 0, 10)], expected: 'No difference' },
    { results: [result('A', 10, 100), result('B', 40, 100)], expected: '“B” is ahead' },
    {
      results: [result('A', 10, 100), result('B', 40, 100), result('C', 38, 100)],
      expected: 'No difference',
    },
  ])('says: $expected', ({ results, expected }) => {
    expect(verdictOf(results)).toContain(expected)
  })
})

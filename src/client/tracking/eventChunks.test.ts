import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventWith } from '../testing/eventWith'
import { byteLength, eventChunks, eventsBody } from './deliveries'

function items(...paddings: number[]) {
  return paddings.map((padding, index) => ({ event: eventWith(`e${index}`, padding) }))
}

function bodyBytes(chunk: ReturnType<typeof items>): number {
  return byteLength(eventsBody(chunk))
}

describe('eventChunks', () => {
  it('puts everything into one chunk where there is room to the byte', () => {
    const all = items(10, 20, 30)
    expect(eventChunks(all, bodyBytes(all))).toEqual({ chunks: [all], rest: [] })
    expect(eventChunks(all, bodyBytes(all) - 1)).toEqual({
      chunks: [all.slice(0, 2)],
      rest: all.slice(2),
    })
  })

  it('begins a new chunk after 50 events', () => {
    const all = items(...Array.from({ length: 101 }, () => 0))
    const { chunks, rest } = eventChunks(all, 60_000)
    expect(chunks.map(({ length }) => length)).toEqual([50, 50, 1])
    expect(rest).toEqual([])
  })

  it('passes over an event that finds no room, and takes the next one', () => {
    const all = items(10, 5_000, 10)
    const { chunks, rest } = eventChunks(all, 1_000)
    expect(chunks).toEqual([[all[0], all[2]]])
    expect(rest).toEqual([all[1]])
  })

  it.each([0, -5])('leaves everything where the budget is %s', (budget) => {
    expect(eventChunks(items(1), budget)).toEqual({ chunks: [], rest: items(1) })
  })

  it('loses nothing, and never exceeds the budget', () => {
    const paddings = fc.array(fc.nat(3_000), { maxLength: 120 })
    fc.assert(
      fc.property(paddings, fc.nat(60_000), (list, budget) => {
        const all = items(...list)
        const { chunks, rest } = eventChunks(all, budget)
        expect(new Set([...chunks.flat(), ...rest])).toEqual(new Set(all))
        const bytes = chunks.reduce((sum, chunk) => sum + bodyBytes(chunk), 0)
        expect(bytes).toBeLessThanOrEqual(budget)
      }),
    )
  })
})

describe('byteLength', () => {
  it.each([
    { text: '', expected: 0 },
    { text: 'abc', expected: 3 },
    { text: 'é☃', expected: 5 },
  ])('counts "$text"', ({ text, expected }) => {
    expect(byteLength(text)).toBe(expected)
  })
})

import { expect, it } from 'vitest'
import { MAX_FETCHED, MAX_FETCHING, placesOfFetches } from './placesOfFetches'

it.each([
  [MAX_FETCHED, 'different entries', (i: number) => `e${i}`],
  [MAX_FETCHING, 'symbols of one entry', () => 'e'],
])('has %i places on a page for %s', (places, _what, name) => {
  const take = placesOfFetches({} as Window)
  const leave = Array.from({ length: places }, (_, i) => take(name(i)))
  expect(take(name(places))).toBe(null)
  leave[0]?.()
  expect(take(name(places))).not.toBe(null)
  expect(take(name(places + 1))).toBe(null)
})

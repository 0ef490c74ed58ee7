import { expect, it } from 'vitest'
import { fetchPlaces, MAX_FETCHES } from './fetchPlaces'

it('has places until all are taken, and again once one is given back', () => {
  const window = {} as Window
  const giveBack = Array.from({ length: MAX_FETCHES }, () => fetchPlaces(window)())
  expect(fetchPlaces(window)()).toBe(null)
  giveBack[0]?.()
  expect(fetchPlaces(window)()).not.toBe(null)
  expect(fetchPlaces(window)()).toBe(null)
})

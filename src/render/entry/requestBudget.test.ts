import { expect, it } from 'vitest'
import {
  MAX_DATA_REQUESTS,
  MAX_PLACES,
  MAX_SYMBOLS,
  requestBudget,
  symbolPlaces,
} from './requestBudget'

/** A window whose clock the test sets. */
function createWindow() {
  const clock = { seconds: 0 }
  const window = { performance: { now: () => clock.seconds * 1_000 } } as Window
  return { window, clock }
}

const requests = (window: Window, view: number) => requestBudget(window)(view)

/** Takes a place for a symbol that no other equals. */
let symbols = 0
const symbol = (window: Window, view: number) => {
  const leave = symbolPlaces(window)(`symbol ${symbols++}`, view)
  leave?.()
  return leave !== null
}

it.each([
  { kind: 'data requests', take: requests, max: MAX_DATA_REQUESTS },
  { kind: 'different symbols', take: symbol, max: MAX_SYMBOLS },
])(
  'has $max $kind for a page view, one more each second, and all again for the next view',
  ({ take, max }) => {
    const { window, clock } = createWindow()
    const taken = (view: number): number => {
      let count = 0
      while (count <= max && take(window, view)) count++
      return count
    }
    expect(taken(1)).toBe(max)
    expect(taken(1)).toBe(0)
    clock.seconds += 2.5
    expect(taken(1)).toBe(2)
    expect(taken(2)).toBe(max)
  },
)

it('has places for equal symbols, which share a request, until one is given back', () => {
  const { window } = createWindow()
  const take = () => symbolPlaces(window)('the same', 1)
  const places = Array.from({ length: MAX_PLACES }, take)
  expect(places).not.toContain(null)
  expect(take()).toBe(null)
  places[0]?.()
  expect(take()).not.toBe(null)
  expect(take()).toBe(null)
})

it('counts a symbol again once none is left of it', () => {
  const { window } = createWindow()
  const shown = () => {
    const leave = symbolPlaces(window)('switched on and off', 1)
    leave?.()
    return leave !== null
  }
  expect(Array.from({ length: MAX_SYMBOLS + 1 }, shown).lastIndexOf(true)).toBe(MAX_SYMBOLS - 1)
})

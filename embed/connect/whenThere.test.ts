import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenThere } from './whenThere'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('passes on everything that waits, though the tool throws at one', () => {
  vi.stubGlobal('window', globalThis)
  const told: string[] = []
  let tool: ((event: string) => void) | undefined
  const whenReady = whenThere(() => tool)
  for (const event of ['a', 'b', 'c']) whenReady((tell) => tell(event))
  tool = (event) => {
    told.push(event)
    if (event === 'a') throw new Error('not yet')
  }
  expect(() => vi.advanceTimersByTime(100)).toThrow('not yet')
  vi.advanceTimersByTime(10_000)
  expect(told).toEqual(['a', 'b', 'c'])
  expect(vi.getTimerCount()).toBe(0)
})

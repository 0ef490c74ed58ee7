import { expect, it } from 'vitest'
import { createQuota } from './createQuota'

it('gives a place to each key until all are taken, and again once one is free', () => {
  const take = createQuota(2)
  const leaveA = take('a')
  const leaveAgain = take('a')
  take('b')
  expect(take('c')).toBe(null)
  leaveA?.()
  expect(take('c')).toBe(null)
  leaveAgain?.()
  expect(take('c')).not.toBe(null)
})

import { expect, it } from 'vitest'
import { createQuota } from './createQuota'

it('has places until all are taken, and again once one is given back', () => {
  const take = createQuota(2)
  take()
  const giveBack = take()
  expect(take()).toBe(null)
  giveBack?.()
  expect(take()).not.toBe(null)
  expect(take()).toBe(null)
})

// @vitest-environment happy-dom
import { getConfig } from '@testing-library/react'
import { expect, it } from 'vitest'

it('gives queries that wait as long as other tests have', () => {
  expect(getConfig().asyncUtilTimeout).toBe(60_000)
})

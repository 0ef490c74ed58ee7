import { describe, expect, it } from 'vitest'
import { randomId } from './randomId'

describe('randomId', () => {
  it('gives 32 hex characters, different each time', () => {
    const ids = Array.from({ length: 100 }, randomId)
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(ids).size).toBe(100)
  })
})

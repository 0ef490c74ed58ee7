import { describe, expect, it } from 'vitest'
import { localTime } from './fields'

describe('localTime', () => {
  it('is in the time zone of the author, to the minute', () => {
    expect(localTime(new Date('2026-12-10T10:30').getTime())).toBe('2026-12-10T10:30')
    expect(localTime(undefined)).toBe('')
    expect(localTime('no date')).toBe('')
  })
})

import { describe, expect, it } from 'vitest'
import { isInSeason } from './selectEntries'

const NOON = Date.parse('2024-01-01T12:00:00Z')

describe('isInSeason', () => {
  it.each([
    { dates: {}, expected: true },
    { dates: { startDate: NOON }, expected: true },
    { dates: { startDate: NOON + 1 }, expected: false },
    { dates: { endDate: NOON }, expected: true },
    { dates: { endDate: NOON - 1 }, expected: false },
    { dates: { startDate: '2024-01-02' }, expected: false },
    { dates: { startDate: '2024-01-01', endDate: '2024-01-02' }, expected: true },
    { dates: { endDate: '2023-12-31' }, expected: false },
    { dates: { startDate: 'garbage', endDate: '' }, expected: true },
    { dates: { startDate: null, endDate: {} }, expected: true },
  ])('says $expected for $dates', ({ dates, expected }) => {
    expect(isInSeason(dates, NOON)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { assignmentCookieName, isAssignmentCookie } from './decideVariation'

describe('assignmentCookieName', () => {
  it('names the entry', () => {
    expect(assignmentCookieName('cid')).toBe('builder.tests.cid')
  })
})

describe('isAssignmentCookie', () => {
  it.each([
    { name: 'builder.tests.cid', expected: true },
    { name: 'builder.testsx', expected: false },
    { name: 'x.builder.tests.cid', expected: false },
  ])('is $expected for $name', ({ name, expected }) => {
    expect(isAssignmentCookie(name)).toBe(expected)
  })
})

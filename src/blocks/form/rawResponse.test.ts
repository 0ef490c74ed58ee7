import { describe, expect, it } from 'vitest'
import { rawResponse } from './useSubmission'

describe('rawResponse', () => {
  it.each([
    { answer: { a: [1] }, expected: '{\n  "a": [\n    1\n  ]\n}' },
    { answer: 'Not found', expected: 'Not found' },
    { answer: '', expected: '' },
    { answer: undefined, expected: '' },
    { answer: null, expected: '' },
    { answer: 0, expected: '0' },
    { answer: false, expected: 'false' },
    { answer: 'x'.repeat(5_000), expected: 'x'.repeat(5_000) },
    { answer: 'x'.repeat(5_001), expected: `${'x'.repeat(5_000)}…` },
  ])('prints $answer', ({ answer, expected }) => {
    expect(rawResponse(answer)).toBe(expected)
  })

  it('prints nothing of what is nested beyond measure', () => {
    expect(rawResponse(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBe('')
  })
})

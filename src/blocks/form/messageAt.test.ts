import { describe, expect, it } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { messageAt } from './useSubmission'

const ANSWER = deepFreeze({
  error: { message: 'taken', code: 7, none: '', list: ['a', { text: 'b' }] },
})

describe('messageAt', () => {
  it.each([
    { path: 'error.message', expected: 'taken' },
    { path: 'error.list[1].text', expected: 'b' },
    { path: 'error["list"]', expected: '' },
    { path: 'error.code', expected: '7' },
    { path: 'error.list', expected: '["a",{"text":"b"}]' },
    { path: 'error.none', expected: '' },
    { path: 'error.gone.deeper', expected: '' },
    { path: 'constructor.name', expected: '' },
    { path: '__proto__', expected: '' },
    { path: '', expected: '' },
    { path: undefined, expected: '' },
    { path: 5, expected: '' },
  ])('finds "$expected" at $path', ({ path, expected }) => {
    expect(messageAt(ANSWER, path)).toBe(expected)
  })

  it.each([undefined, null, 'text', 5])('finds nothing in %s', (answer) => {
    expect(messageAt(answer, 'error.message')).toBe('')
  })
})

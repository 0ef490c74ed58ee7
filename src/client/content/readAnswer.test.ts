import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleGuard'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { answerPart, readEntries, totalCountOf } from './readAnswer'

const answer = deepFreeze({ results: [{ id: 'a' }], page: [{ id: 'b' }], empty: null })

describe('answerPart', () => {
  it.each([
    ['content', 'page', answer.results],
    ['query', 'page', answer.page],
    ['codegen', 'page', answer.page],
    ['query', 'hero', undefined],
    ['query', 'empty', undefined],
    ['query', 'toString', undefined],
  ] as const)('finds on the %s endpoint what belongs to %s', (endpoint, key, expected) => {
    expect(answerPart(answer, endpoint, key)).toBe(expected)
  })

  it.each([null, [], 'text', 5])('throws for the answer %j', (value) => {
    expect(() => answerPart(value, 'content', 'page')).toThrow('the answer is not an object')
  })
})

describe('totalCountOf', () => {
  it.each([
    [{ totalCount: 7 }, 7],
    [{ totalCount: 0 }, 0],
    [{ totalCount: '7' }, 0],
    [{}, 0],
    [null, 0],
  ])('finds in %j the total %i', (value, expected) => {
    expect(totalCountOf(value)).toBe(expected)
  })
})

describe('readEntries', () => {
  it('gives the entries of a list, and none without one', () => {
    const list = deepFreeze([{ id: 'a', data: {} }])
    expect(readEntries(list, 'page')).toEqual(list)
    expect(readEntries([], 'page')).toEqual([])
    expect(readEntries(undefined, 'page')).toEqual([])
  })

  it.each([{}, 'text', 5])('throws for the list %j', (list) => {
    expect(() => readEntries(list, 'page')).toThrow(
      'Fetching content from model page failed: the answer has no list of entries.',
    )
  })

  it('leaves out what is no entry, with a warning', () => {
    expect(readEntries(['broken', { id: 'a', data: {} }], 'page')).toEqual([{ id: 'a', data: {} }])
    expect(takeConsole()).toEqual([
      expect.stringContaining('an entry of model page was left out: entry must be an object'),
    ])
  })

  it('throws when nothing is an entry', () => {
    expect(() => readEntries(['broken', null], 'page')).toThrow(
      'Fetching content from model page failed: no entry could be read. entry must be an object, got "broken".',
    )
  })
})

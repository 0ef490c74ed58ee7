import { describe, expect, it } from 'vitest'
import { isFresh, ownAddresses } from './answerJson'

describe('isFresh', () => {
  it.each([
    { header: undefined, expected: false },
    { header: '', expected: false },
    { header: '"a"', expected: true },
    { header: 'W/"a"', expected: true },
    { header: '"b", W/"a"', expected: true },
    { header: '"b"', expected: false },
    { header: 'a', expected: false },
    { header: '*', expected: true },
  ])('says $expected for $header', ({ header, expected }) => {
    expect(isFresh(header, '"a"')).toBe(expected)
  })
})

describe('ownAddresses', () => {
  it.each([
    [
      '{"image":"https://content.invalid/images/a.svg"}',
      '{"image":"http://host.test:5000/images/a.svg"}',
    ],
    [
      '{"a":"https://content.invalid/1","b":"https://content.invalid/2"}',
      '{"a":"http://host.test:5000/1","b":"http://host.test:5000/2"}',
    ],
    ['{"image":"https://other.test/a.svg"}', '{"image":"https://other.test/a.svg"}'],
  ])('turns %s into %s', (json, expected) => {
    expect(ownAddresses(json, 'http://host.test:5000')).toBe(expected)
  })
})

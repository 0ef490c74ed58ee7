import { describe, expect, it } from 'vitest'
import { cacheControl, isFresh, NO_STORE, ownAddresses } from './answerJson'
import { readParameters } from './parameters'

const read = (search: string) => cacheControl(readParameters(new URLSearchParams(search)))

describe('cacheControl', () => {
  it.each([
    { search: '', expected: 'public, max-age=0, s-maxage=60' },
    { search: 'cacheSeconds=0', expected: 'public, max-age=0, s-maxage=0' },
    { search: 'cacheSeconds=90.7', expected: 'public, max-age=0, s-maxage=90' },
    {
      search: 'cacheSeconds=10&staleCacheSeconds=3600',
      expected: 'public, max-age=0, s-maxage=10, stale-while-revalidate=3600',
    },
    {
      search: 'staleCacheSeconds=0',
      expected: 'public, max-age=0, s-maxage=60, stale-while-revalidate=0',
    },
    { search: 'noCache=true&cacheSeconds=10', expected: NO_STORE },
    { search: 'cachebust=true', expected: NO_STORE },
    { search: 'cachebust=false', expected: 'public, max-age=0, s-maxage=60' },
    { search: 'preview=true', expected: NO_STORE },
    { search: 'isEditing=true', expected: NO_STORE },
    { search: 'overrides.page=a', expected: NO_STORE },
  ])('gives "$expected" for "$search"', ({ search, expected }) => {
    expect(read(search)).toBe(expected)
  })

  it.each(['cacheSeconds=-1', 'cacheSeconds=soon', 'cacheSeconds=', 'staleCacheSeconds=Infinity'])(
    'refuses %s',
    (search) => {
      expect(() => read(search)).toThrow(`Parameter "${search.split('=')[0]}"`)
    },
  )
})

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
    expect(ownAddresses(json, 'http://host.test:5000/api/v3/content/page?apiKey=k')).toBe(expected)
  })
})

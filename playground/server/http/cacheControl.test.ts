import { describe, expect, it } from 'vitest'
import { cacheControl, NO_STORE } from './cacheControl'
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
    {
      search: 'cacheSeconds=1e15&staleCacheSeconds=1e300',
      expected: 'public, max-age=0, s-maxage=86400, stale-while-revalidate=86400',
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

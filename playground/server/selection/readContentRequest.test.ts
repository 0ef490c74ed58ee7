import { describe, expect, it } from 'vitest'
import { readParameters } from '../http/parameters'
import { readContentRequest } from './readContentRequest'

const read = (search: string) =>
  readContentRequest('page', readParameters(new URLSearchParams(search)))

describe('readContentRequest', () => {
  it('requests one entry for everybody by default', () => {
    expect(read('')).toMatchObject({
      model: 'page',
      entryId: undefined,
      limit: 1,
      offset: 0,
      isTargeted: true,
      includeUnpublished: false,
      includeRefs: false,
      traverseBlocks: true,
      fields: [],
      omit: [],
    })
  })

  it.each([
    { search: 'limit=0', expected: { limit: 0 } },
    { search: 'limit=1000', expected: { limit: 1000 } },
    { search: 'limit=%225%22', expected: { limit: 5 } },
    { search: 'limit=undefined', expected: { limit: 1 } },
    { search: 'offset=10', expected: { offset: 10 } },
    { search: 'entry=%22e1%22', expected: { entryId: 'e1' } },
    { search: 'entry=', expected: { entryId: undefined } },
    { search: 'fields=id,%20data.title,', expected: { fields: ['id', 'data.title'] } },
    { search: 'omit=', expected: { omit: [] } },
    { search: 'omit=meta.componentsUsed', expected: { omit: ['meta.componentsUsed'] } },
    { search: 'includeRefs=true', expected: { includeRefs: true } },
    { search: 'includeRefs=false', expected: { includeRefs: false } },
    { search: 'enrich=true', expected: { includeRefs: true } },
    { search: 'noTraverse=true', expected: { traverseBlocks: false } },
    { search: 'locale=fr-FR', expected: { attributes: { locale: 'fr-FR' } } },
    {
      search: 'locale=fr-FR&userAttributes=%7B%22locale%22%3A%22de%22%2C%22n%22%3A1%7D',
      expected: { attributes: { locale: 'de', n: 1 } },
    },
    { search: 'url=https://x.test/a?b', expected: { attributes: { urlPath: '/a' } } },
    {
      search: 'sort.createdDate=-1&sort.data.title=1',
      expected: {
        sort: [
          { path: 'createdDate', direction: -1 },
          { path: 'data.title', direction: 1 },
        ],
      },
    },
  ])('reads $search', ({ search, expected }) => {
    expect(read(search)).toMatchObject(expected)
  })

  it.each([
    { search: 'limit=-1', name: 'limit' },
    { search: 'limit=abc', name: 'limit' },
    { search: 'limit=1001', name: 'limit' },
    { search: 'limit=1.5', name: 'limit' },
    { search: 'limit=', name: 'limit' },
    { search: 'offset=1e9', name: 'offset' },
    { search: 'userAttributes=%7B', name: 'userAttributes' },
    { search: 'userAttributes=[]', name: 'userAttributes' },
    { search: 'userAttributes=', name: 'userAttributes' },
    { search: 'query=%22x%22', name: 'query' },
    { search: 'query=x', name: 'query' },
    { search: 'query.data.x=%7B%22%24near%22%3A1%7D', name: 'query.data.x' },
    { search: 'query.$or=5', name: 'query.$or' },
    { search: 'sort.name=up', name: 'sort.name' },
    { search: 'url=http://[', name: 'url' },
  ])('names the parameter of $search', ({ search, name }) => {
    expect(() => read(search)).toThrow(`Parameter "${name}" is "`)
  })

  it('joins query and query.*, values being JSON or else texts', () => {
    const { matches } = read('query=%7B%22id%22%3A%22a%22%7D&query.data.n=1&query.data.t=text')
    const entry = { id: 'a', lastUpdated: 0, data: { n: 1, t: 'text' } }
    expect(matches(entry)).toBe(true)
    expect(matches({ ...entry, id: 'b' })).toBe(false)
    expect(matches({ ...entry, data: { n: '1', t: 'text' } })).toBe(false)
    expect(matches({ ...entry, data: { n: 1, t: 'other' } })).toBe(false)
  })
})

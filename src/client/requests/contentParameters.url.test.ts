import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, type Call, contextOf, get, sent } from '../testing/sentUrl'
import { contentItem } from './contentItem'
import { contentUrl } from './contentParameters'

describe('contentUrl', () => {
  it('writes the whole address', () => {
    expect(contentUrl(contextOf({}), [contentItem('get', 'page', {})])).toBe(
      'https://cdn.builder.io/api/v3/content/page?omit=meta.componentsUsed&apiKey=abc123' +
        '&noTraverse=false&userAttributes=%7B%22urlPath%22%3A%22%2Fa%2Fb%22%2C%22host%22%3A%22' +
        'shop.example.com%22%2C%22device%22%3A%22desktop%22%7D&includeRefs=true&model=%22page%22',
    )
  })

  it.each([
    ['page', '/api/v3/content/page'],
    ['x y/z', '/api/v3/content/x%20y%2Fz'],
    ['../v1/track', '/api/v3/content/..%2Fv1%2Ftrack'],
  ])('requests model "%s" from the content endpoint by path', (model, path) => {
    expect(sent({ model }).path).toBe(path)
  })

  it.each<[call: Call, path: string, parameters: Record<string, string>]>([
    [{}, '/page', get({ 'options.page.model': '"page"' })],
    [
      { method: 'getAll' },
      '/page%3A034648ec',
      get({
        noTraverse: 'true',
        'options.page:034648ec.limit': '30',
        'options.page:034648ec.model': '"page"',
      }),
    ],
    [
      { request: { query: { data: { x: { $gt: 5 } } } } },
      '/page',
      get({ 'options.page.query': '{"data":{"x":{"$gt":5}}}', 'options.page.model': '"page"' }),
    ],
    [
      { request: { enrich: true, fields: 'id', omit: '', limit: 5, offset: 9, sort: { a: -1 } } },
      '/page',
      get({
        omit: '',
        fields: 'id',
        'sort.a': '-1',
        enrich: 'true',
        'options.page.limit': '5',
        'options.page.offset': '9',
        'options.page.model': '"page"',
      }),
    ],
    [
      { request: { key: 'page:/a b,c' } },
      '/page%3A%2Fa%20b%2Cc',
      get({ 'options.page:/a b,c.model': '"page"' }),
    ],
    [
      { request: { entry: 'e1', includeRefs: false, static: true } },
      '/page',
      get({
        static: 'true',
        'options.page.entry': '"e1"',
        'options.page.includeRefs': 'false',
        'options.page.static': 'true',
        'options.page.model': '"page"',
      }),
    ],
    [
      { search: '?builder.preview=page' },
      '/page',
      get({ cachebust: 'true', preview: 'true', 'options.page.model': '"page"' }),
    ],
    [
      { search: '?builder.options.includeRefs=true' },
      '/page',
      get({ includeRefs: 'true', 'options.page.model': '"page"' }),
    ],
  ])('requests from the query endpoint with %j', (call, keys, parameters) => {
    const asked = sent({ ...call, context: { apiEndpoint: 'query' } })
    expect(asked).toEqual({ path: `/api/v3/query/abc123${keys}`, parameters })
  })

  it.each(['react', 'solid'] as const)('requests format %s from the codegen endpoint', (format) => {
    const parameters = get({ format, 'options.page.model': '"page"' })
    for (const apiEndpoint of ['content', 'query'] as const) {
      expect(sent({ request: { format }, context: { apiEndpoint } })).toEqual({
        path: '/api/v1/codegen/abc123/page',
        parameters,
      })
    }
  })

  it('writes several items on one URL', () => {
    const context = { apiEndpoint: 'query', apiKey: 'k/1' } as const
    expect(sent({ context }, { model: 'hero', request: { limit: 2 } }, { model: 'page' })).toEqual({
      path: '/api/v3/query/k%2F1/page,hero',
      parameters: get({
        apiKey: 'k/1',
        'options.page.model': '"page"',
        'options.hero.limit': '2',
        'options.hero.model': '"hero"',
      }),
    })
  })

  it('writes what a parser reads back as the same parameters', () => {
    const unit = fc.constantFrom(...'ab.&=%?+#_ "é💡\0')
    const text = fc.string({ unit, minLength: 1, maxLength: 8 })
    const request = fc.record(
      {
        entry: text,
        fields: text,
        locale: text,
        limit: fc.nat(),
        userAttributes: fc.dictionary(text, text, { maxKeys: 3 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(request, (given) => {
        const { parameters } = sent({ request: given })
        const { entry, fields, limit, locale = given.userAttributes?.locale } = given
        const attributes = { ...ATTRIBUTES, ...(locale && { locale }), ...given.userAttributes }
        return (
          parameters.fields === fields &&
          parameters.locale === locale &&
          parameters.entry === JSON.stringify(entry) &&
          parameters.limit === JSON.stringify(limit) &&
          parameters.userAttributes === JSON.stringify(attributes)
        )
      }),
    )
  })
})

import { describe, expect, it } from 'vitest'
import { attributes, type Call, content, get, sent } from '../testing/sentUrl'

describe('content parameters', () => {
  it.each<[name: string, call: Call, parameters: Record<string, string>]>([
    ['get', {}, content()],
    ['getAll', { method: 'getAll' }, content({ noTraverse: 'true', limit: '30' })],
    ['observe', { method: 'observe' }, content({ noTraverse: undefined })],
    [
      'attributes over those of the client',
      { request: { userAttributes: { urlPath: '/x', foo: [1, 2] } } },
      content({ userAttributes: attributes({ urlPath: '/x', foo: [1, 2] }) }),
    ],
    [
      'a nested query',
      { request: { query: { data: { x: { $gt: 5 }, y: 'z' } } } },
      content({ 'query.data.x': '{"$gt":5}', 'query.data.y': '"z"' }),
    ],
    [
      'a dotted query',
      { request: { query: { 'data.x': { a: 1 }, id: 'q' } } },
      content({ 'query.data.x.a': '1', 'query.id': '"q"' }),
    ],
    [
      'a query of lists, dates and nothing',
      { request: { query: { a: ['x', { b: 1 }], d: new Date(0), n: null, u: undefined, o: {} } } },
      content({
        'query.a': '["x",{"b":1}]',
        'query.d': '"1970-01-01T00:00:00.000Z"',
        'query.n': 'null',
      }),
    ],
    [
      'a query with $or at the top',
      { request: { query: { $or: [{ id: 'a' }, { id: 'b' }], published: 'published' } } },
      content({ query: '{"$or":[{"id":"a"},{"id":"b"}],"published":"published"}' }),
    ],
    [
      'a locale',
      { request: { locale: 'fr-FR' } },
      content({ locale: 'fr-FR', userAttributes: attributes({ locale: 'fr-FR' }) }),
    ],
    [
      'a locale among the attributes',
      { request: { userAttributes: { locale: 'fr-FR' } } },
      content({ locale: 'fr-FR', userAttributes: attributes({ locale: 'fr-FR' }) }),
    ],
    [
      'a locale of getAll',
      { method: 'getAll', request: { locale: 'fr-FR' } },
      content({
        locale: 'fr-FR',
        noTraverse: 'true',
        limit: '30',
        userAttributes: attributes({ locale: 'fr-FR' }),
      }),
    ],
    [
      'enrich, fields, omit, limit, offset and sort',
      {
        request: {
          enrich: true,
          fields: 'id,name',
          omit: '',
          limit: 5,
          offset: 10,
          sort: { createdDate: -1 },
        },
      },
      content({
        omit: '',
        fields: 'id,name',
        'sort.createdDate': '-1',
        limit: '5',
        offset: '10',
        enrich: 'true',
      }),
    ],
    ['noTraverse', { request: { noTraverse: true } }, content({ noTraverse: 'true' })],
    [
      'enrichOptions',
      {
        request: {
          enrich: false,
          enrichOptions: { enrichLevel: 2, model: { p: { fields: 'id,name', tags: ['a', 'b'] } } },
        },
      },
      content({
        enrich: 'false',
        'enrichOptions.enrichLevel': '2',
        'enrichOptions.model.p.fields': 'id,name',
        'enrichOptions.model.p.tags': '["a","b"]',
      }),
    ],
    [
      'a url',
      { request: { url: '/test?x=1' } },
      content({ userAttributes: attributes({ urlPath: '/test' }) }),
    ],
    [
      'the path of a url with an origin',
      { request: { url: 'https://h.com/test?x=1#y' } },
      content({ userAttributes: attributes({ urlPath: '/test' }) }),
    ],
    [
      'the path of an origin',
      { request: { url: 'https://h.com?x=/test' } },
      content({ userAttributes: attributes({ urlPath: '/' }) }),
    ],
    [
      'a path without its slash',
      { request: { url: 'test' } },
      content({ userAttributes: attributes({ urlPath: '/test' }) }),
    ],
    [
      'a url with a hash alone',
      { request: { url: '/test#y' } },
      content({ userAttributes: attributes({ urlPath: '/test' }) }),
    ],
    [
      'a url over a urlPath',
      { request: { url: '/test', userAttributes: { urlPath: '/x' } } },
      content({ userAttributes: attributes({ urlPath: '/test' }) }),
    ],
    [
      'includeUrl',
      { request: { includeUrl: true } },
      content({ url: 'https://shop.example.com/a/b?x=1' }),
    ],
    [
      'includeUrl on a server',
      { request: { includeUrl: true }, context: { pageUrl: undefined } },
      content(),
    ],
    [
      'options',
      { request: { options: { foo: { bar: 1 }, limit: 3, model: 'x' }, limit: 5 } },
      content({ 'foo.bar': '1', limit: '5' }),
    ],
    [
      'options over omit and apiKey, which the path keeps',
      { request: { options: { omit: 'x', apiKey: 'other' }, format: 'react' } },
      get({ omit: 'x', apiKey: 'other', format: 'react', 'options.page.model': '"page"' }),
    ],
    [
      'attributes on a server',
      { request: { userAttributes: { urlPath: '/x' } }, context: { userAttributes: {} } },
      content({ userAttributes: '{"urlPath":"/x"}' }),
    ],
    [
      'no attributes on a server',
      { context: { userAttributes: {} } },
      content({ userAttributes: '{}' }),
    ],
    ['cacheSeconds: 0', { request: { cacheSeconds: 0 } }, content({ cacheSeconds: '0' })],
    ['cacheSeconds: -1', { request: { cacheSeconds: -1 } }, content()],
    ['cacheSeconds: NaN', { request: { cacheSeconds: Number.NaN } }, content()],
    ['cacheSeconds as a text', { request: { cacheSeconds: '60' as unknown as number } }, content()],
    [
      'staleCacheSeconds',
      { request: { staleCacheSeconds: 60 } },
      content({ staleCacheSeconds: '60' }),
    ],
    [
      'includeUnpublished: false',
      { request: { includeUnpublished: false } },
      content({ includeUnpublished: 'false' }),
    ],
    ['entry', { request: { entry: 'e1' } }, content({ entry: '"e1"' })],
    ['includeRefs: false', { request: { includeRefs: false } }, content({ includeRefs: 'false' })],
    ['rev', { request: { rev: 'r' } }, content({ rev: '"r"' })],
    ['static', { request: { static: true } }, content({ static: 'true' })],
    ['preview', { request: { preview: true } }, content({ preview: 'true' })],
    ['prerender', { request: { prerender: false } }, content({ prerender: 'false' })],
    ['extractCss', { request: { extractCss: true } }, content({ extractCss: 'true' })],
    ['format', { request: { format: 'amp' } }, content({ format: 'amp' })],
    ['cachebust', { request: { cachebust: true } }, content({ cachebust: 'true' })],
    ['cachebust: false', { request: { cachebust: false } }, content()],
    [
      'fetchTotalCount',
      { method: 'getAll', request: { fetchTotalCount: true } },
      content({ noTraverse: 'true', limit: '30', fetchTotalCount: 'true' }),
    ],
    [
      'an env that is not production',
      { context: { skipsCaches: true } },
      content({ cachebust: 'true', noCache: 'true' }),
    ],
    [
      'the editor',
      { context: { isEditing: true }, search: '?builder.preview=page' },
      content({ cachebust: 'true', isEditing: 'true', preview: 'true' }),
    ],
    [
      'conditions on what is previewed',
      { request: { query: { data: { color: 'red' } } }, search: '?builder.preview=page' },
      content({ cachebust: 'true', preview: 'true', 'query.data.color': '"red"' }),
    ],
  ])('asks the content endpoint with %s', (_name, call, parameters) => {
    const { path: _path, ...rest } = sent(call)
    expect(rest.parameters).toEqual(parameters)
  })

  it.each<[search: string, more: Record<string, string>]>([
    ['?builder.preview=page', { cachebust: 'true', preview: 'true' }],
    ['?builder_preview=page', { cachebust: 'true', preview: 'true' }],
    ['?builder.preview=page2', { cachebust: 'true' }],
    [
      '?builder.overrides.page=abc&builder.overrides.abc=abc',
      { cachebust: 'true', 'overrides.page': 'abc', 'overrides.abc': 'abc' },
    ],
    ['?builder.cachebust=false', { cachebust: 'true' }],
    ['?builder.cachebust=', {}],
    ['?cachebust=true', { cachebust: 'true' }],
    ['?builder.noCache=true', { noCache: 'true' }],
    ['?builder.options.locale=fr', { locale: 'fr', userAttributes: attributes({ locale: 'fr' }) }],
    ['?builder.options.includeRefs=false', { includeRefs: 'false' }],
    ['?builder.options.enrich=true', { enrich: 'true' }],
    ['?builder.params=limit%3D3%26apiKey%3Devil%26omit%3Dx', {}],
    ['?builder.host=evil.com', {}],
    ['?__proto__.x=1', {}],
    ['?a=1&a.b=2', {}],
  ])('takes from the page %s', (search, more) => {
    expect(sent({ search }).parameters).toEqual(content(more))
  })

  it('lets the page win over what a request says of previews', () => {
    const call = { search: '?builder.preview=page', request: { preview: 'x' } }
    expect(sent(call).parameters.preview).toBe('true')
  })

  it('lets what a request says win over the page', () => {
    const search =
      '?builder.options.locale=fr&builder.options.enrich=true&builder.options.includeRefs=false'
    const request = { locale: 'de', enrich: false, includeRefs: true }
    expect(sent({ search, request }).parameters).toMatchObject({
      locale: 'de',
      enrich: 'false',
      includeRefs: 'true',
    })
  })
})

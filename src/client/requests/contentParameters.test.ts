import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, attributes, type Call, content, get, sent } from '../testing/sentUrl'
import type { AnyContentRequest } from './contentItem'

type Parameters = Record<string, string>

/** Parameter of the attributes by which the host picks an entry. */
const target = (more: object) => ({ userAttributes: attributes(more) })

describe('content parameters', () => {
  it.each<[request: AnyContentRequest, more: Parameters]>([
    [{}, {}],
    [{ userAttributes: { urlPath: '/x', foo: [1, 2] } }, target({ urlPath: '/x', foo: [1, 2] })],
    [
      { query: { data: { x: { $gt: 5 }, y: 'z' } } },
      { 'query.data.x': '{"$gt":5}', 'query.data.y': '"z"' },
    ],
    [{ query: { 'data.x': { a: 1 }, id: 'q' } }, { 'query.data.x.a': '1', 'query.id': '"q"' }],
    [
      { query: { a: ['x', { b: 1 }], d: new Date(0), n: null, u: undefined, o: {} } },
      { 'query.a': '["x",{"b":1}]', 'query.d': '"1970-01-01T00:00:00.000Z"', 'query.n': 'null' },
    ],
    [
      { query: { $or: [{ id: 'a' }, { id: 'b' }], published: 'published' } },
      { query: '{"$or":[{"id":"a"},{"id":"b"}],"published":"published"}' },
    ],
    [{ locale: 'fr-FR' }, { locale: 'fr-FR', ...target({ locale: 'fr-FR' }) }],
    [
      { enrich: true, fields: 'id,name' },
      { enrich: 'true', fields: 'id,name' },
    ],
    [
      { omit: '', limit: 5, offset: 10, sort: { createdDate: -1 } },
      { omit: '', limit: '5', offset: '10', 'sort.createdDate': '-1' },
    ],
    [{ noTraverse: true }, { noTraverse: 'true' }],
    [
      {
        enrich: false,
        enrichOptions: { enrichLevel: 2, model: { p: { fields: 'id,name', tags: ['a', 'b'] } } },
      },
      {
        enrich: 'false',
        'enrichOptions.enrichLevel': '2',
        'enrichOptions.model.p.fields': 'id,name',
        'enrichOptions.model.p.tags': '["a","b"]',
      },
    ],
    [{ url: '/test?x=1' }, target({ urlPath: '/test' })],
    [{ url: 'https://h.com/test?x=1#y' }, target({ urlPath: '/test' })],
    [{ url: 'https://h.com?x=/test' }, target({ urlPath: '/' })],
    [{ url: 'test' }, target({ urlPath: '/test' })],
    [{ url: '/test#y' }, target({ urlPath: '/test' })],
    [{ url: '/test', userAttributes: { urlPath: '/x' } }, target({ urlPath: '/test' })],
    [{ includeUrl: true }, { url: 'https://shop.example.com/a/b?x=1' }],
    [
      { options: { foo: { bar: 1 }, limit: 3, model: 'x' }, limit: 5 },
      { 'foo.bar': '1', limit: '5' },
    ],
    [{ cacheSeconds: 0 }, { cacheSeconds: '0' }],
    [{ cacheSeconds: -1 }, {}],
    [{ staleCacheSeconds: 60 }, { staleCacheSeconds: '60' }],
    [{ includeUnpublished: false }, { includeUnpublished: 'false' }],
    [{ entry: 'e1' }, { entry: '"e1"' }],
    [{ includeRefs: false }, { includeRefs: 'false' }],
    [{ rev: 'r' }, { rev: '"r"' }],
    [{ static: true }, { static: 'true' }],
    [{ preview: true }, { preview: 'true' }],
    [{ prerender: false }, { prerender: 'false' }],
    [{ extractCss: true }, { extractCss: 'true' }],
    [{ format: 'amp' }, { format: 'amp' }],
    [{ cachebust: true }, { cachebust: 'true' }],
    [{ cachebust: false }, {}],
  ])('writes of the request %j the parameters %j', (request, more) => {
    expect(sent({ request }).parameters).toEqual(content(more))
  })

  const list = { noTraverse: 'true', limit: '30' }

  it.each<[name: string, call: Call, parameters: Parameters]>([
    ['getAll', { method: 'getAll' }, content(list)],
    [
      'fetchTotalCount',
      { method: 'getAll', request: { fetchTotalCount: true } },
      content({ ...list, fetchTotalCount: 'true' }),
    ],
    ['observe', { method: 'observe' }, content({ noTraverse: undefined })],
    [
      'includeUrl on a server',
      { request: { includeUrl: true }, context: { pageUrl: undefined } },
      content(),
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
  ])('requests from the content endpoint with %s', (_name, call, parameters) => {
    expect(sent(call).parameters).toEqual(parameters)
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
  ])('reads from the page %s', (search, more) => {
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

describe('requestAttributes and requestLocale', () => {
  it.each([
    { request: 'it', ofRequest: 'fr', client: 'de', visitor: 'es', locale: 'it', attribute: 'fr' },
    { ofRequest: 'fr', client: 'de', visitor: 'es', locale: 'fr', attribute: 'fr' },
    { request: 'it', client: 'de', visitor: 'es', locale: 'it', attribute: 'it' },
    { client: 'de', visitor: 'es', locale: 'de', attribute: 'es' },
    { client: 'de', locale: 'de', attribute: 'de' },
    { visitor: 'es', locale: 'es', attribute: 'es' },
  ])('requests locale $locale and targets $attribute: %j', (given) => {
    const { parameters } = sent({
      request: {
        locale: given.request,
        ...(given.ofRequest && { userAttributes: { locale: given.ofRequest } }),
      },
      context: {
        locale: given.client,
        userAttributes: { ...ATTRIBUTES, ...(given.visitor && { locale: given.visitor }) },
      },
    })
    expect(parameters.locale).toBe(given.locale)
    expect(JSON.parse(parameters.userAttributes ?? '').locale).toBe(given.attribute)
  })
})

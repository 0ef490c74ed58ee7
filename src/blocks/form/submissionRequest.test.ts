// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { formData } from './fieldValues'
import type { FormOptions } from './formOptions'
import { submissionRequest } from './submissionRequest'
import { formWith } from './testing/formWith'

const FIELD = '<input name="a.b" value="x y">'
const FILE = '<input type="file" name="f">'

const requestOf = (
  options: FormOptions & { readonly enctype?: string } = {},
  html = FIELD,
  url = '/api',
) => {
  const form = formWith(html)
  return submissionRequest(form, formData(form, null), url, deepFreeze(options))
}

const headersOf = (request: ReturnType<typeof requestOf>) =>
  Object.fromEntries(request?.init.headers as Headers)

describe('submissionRequest', () => {
  it.each([
    { contentType: '', body: '{"a":{"b":"x y"}}' },
    { contentType: 'application/json', body: '{"a":{"b":"x y"}}' },
    { contentType: 'application/x-www-form-urlencoded', body: 'a.b=x+y' },
  ])('encodes by the content type $contentType', ({ contentType, body }) => {
    const request = requestOf({ contentType })
    expect(request).toMatchObject({ url: '/api', body, init: { method: 'POST', body } })
    expect(headersOf(request)).toEqual({ 'content-type': contentType || 'application/json' })
  })

  it.each([
    { contentType: 'multipart/form-data', html: FIELD },
    { contentType: 'application/json', html: FIELD + FILE },
    { contentType: 'text/xml', html: FIELD + FILE },
  ])('leaves the header of a multipart body to the browser: $contentType, $html', (row) => {
    const request = requestOf(
      { contentType: row.contentType, customHeaders: { 'Content-Type': 'multipart/form-data' } },
      row.html,
    )
    expect(Array.from((request as { body: FormData }).body)).toContainEqual(['a.b', 'x y'])
    expect(headersOf(request)).toEqual({})
  })

  it.each(['text/xml', 'text/plain', '__proto__', {} as string])(
    'sends nothing as %s, and says so',
    (type) => {
      expect(requestOf({ contentType: type })).toBeUndefined()
      expect(takeConsole()).toEqual([
        expect.stringContaining(`error: SiteBlocks: Unsupported content type: ${type}. Use`),
      ])
    },
  )

  it.each([
    { enctype: 'text/plain', html: FIELD, body: 'a.b=x y\r\n' },
    { enctype: 'application/x-www-form-urlencoded', html: FIELD, body: 'a.b=x+y' },
    { enctype: 'multipart/form-data', html: FIELD, body: expect.any(FormData) },
    { enctype: 'text/plain', html: FIELD + FILE, body: expect.any(FormData) },
  ])('encodes as $enctype for a button that says so: $html', ({ enctype, html, body }) => {
    expect(requestOf({ contentType: 'application/json', enctype }, html)?.body).toEqual(body)
  })

  it('sends the author’s headers, but for a content type that would be wrong', () => {
    const customHeaders = { 'x-key': 'k', 'Content-Type': 'text/xml' }
    expect(headersOf(requestOf({ customHeaders }))).toEqual({
      'x-key': 'k',
      'content-type': 'application/json',
    })
  })

  it('sends no content type to zapier.com', () => {
    expect(headersOf(requestOf({}, FIELD, 'https://hooks.zapier.com/x'))).toEqual({})
  })

  it.each([
    { method: 'patch', expected: 'PATCH' },
    { method: '', expected: 'POST' },
    { method: {} as string, expected: 'POST' },
  ])('has the method $expected for $method', ({ method, expected }) => {
    expect(requestOf({ method })?.init.method).toBe(expected)
  })

  it.each([
    { url: '/api', expected: '/api?a.b=x+y' },
    { url: '/api?k=1', expected: '/api?a.b=x+y' },
    { url: '/api#top', expected: '/api?a.b=x+y' },
  ])('puts the fields into the address of a GET to $url', ({ url, expected }) => {
    const request = requestOf({ method: 'get' }, FIELD, url)
    expect(request).toMatchObject({ url: expected, body: 'a.b=x+y', init: { method: 'GET' } })
    expect(request?.init.body).toBeUndefined()
    expect(headersOf(request)).toEqual({})
  })

  it('adds nothing to the address for a form without fields', () => {
    expect(requestOf({ method: 'GET' }, '')?.url).toBe('/api')
  })
})

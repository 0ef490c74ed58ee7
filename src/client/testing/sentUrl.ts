import { expect } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import {
  type AnyContentRequest,
  type ContentItem,
  type ContentMethod,
  contentItem,
} from '../content/contentItem'
import { readPageKeys } from '../pageKeys/readPageKeys'
import { contentUrl, type RequestContext } from '../requests/contentParameters'
import { parseQuery } from './parseQuery'

/** The visitor's attributes in these tests. */
export const ATTRIBUTES = { urlPath: '/a/b', host: 'shop.example.com', device: 'desktop' }

/** Where a request goes, and with what. */
export interface Sent {
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

/** A call of a client's method; `get('page')` unless told otherwise. */
export interface Call {
  readonly method?: ContentMethod
  readonly model?: string
  readonly request?: AnyContentRequest
  readonly context?: Partial<RequestContext>
  /** Query string of the page. */
  readonly search?: string
}

/** Additions of the client and its page to requests. */
export function contextOf({ context, search = '' }: Call): RequestContext {
  return {
    host: 'https://cdn.builder.io',
    apiKey: 'abc123',
    apiEndpoint: 'content',
    locale: undefined,
    skipsCaches: false,
    isEditing: false,
    pageKeys: readPageKeys(search),
    pageUrl: 'https://shop.example.com/a/b?x=1',
    userAttributes: ATTRIBUTES,
    ...context,
  }
}

/** The URL that answers all of `calls`, taken apart. The first one says what the client is like. */
export function sent(call: Call, ...others: readonly Call[]): Sent {
  const context = deepFreeze(contextOf(call))
  const url = new URL(contentUrl(context, [itemOf(call), ...others.map(itemOf)]))
  expect(url.origin).toBe('https://cdn.builder.io')
  return { path: url.pathname, parameters: { ...parseQuery(url.search) } }
}

function itemOf({ method = 'get', model = 'page', request = {} }: Call): ContentItem {
  return contentItem(method, model, deepFreeze(request))
}

/** Parameters of every request of `get`, with `more` added or overriding them. */
export function get(
  more: Readonly<Record<string, string | undefined>> = {},
): Record<string, string> {
  const parameters = {
    omit: 'meta.componentsUsed',
    apiKey: 'abc123',
    noTraverse: 'false',
    userAttributes: JSON.stringify(ATTRIBUTES),
    ...more,
  }
  return Object.fromEntries(
    Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** As {@link get}, on the content endpoint. */
export function content(more: Readonly<Record<string, string | undefined>> = {}) {
  return get({ includeRefs: 'true', model: '"page"', ...more })
}

/** The attributes with `more` beside and over them, as they stand on a URL. */
export const attributes = (more: object) => JSON.stringify({ ...ATTRIBUTES, ...more })

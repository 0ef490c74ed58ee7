import { expect } from 'vitest'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { parseQuery } from '../../utils/testing/parseQuery'
import type { ContentMethod } from '../options/requestDefaults'
import { readPageKeys } from '../pageKeys/readPageKeys'
import { type AnyContentRequest, type ContentItem, contentItem } from '../requests/contentItem'
import { contentUrl, type RequestContext } from '../requests/contentParameters'

/** Attributes of the visitor in these tests. */
export const ATTRIBUTES = { urlPath: '/a/b', host: 'shop.example.com', device: 'desktop' }

/** Path and parameters of a request. */
export interface Sent {
  readonly path: string
  readonly parameters: Readonly<Record<string, string>>
}

/** A call of a client's method; `get('page')` by default. */
export interface Call {
  readonly method?: ContentMethod
  readonly model?: string
  readonly request?: AnyContentRequest
  readonly context?: Partial<RequestContext>
  /** Query string of the page. */
  readonly search?: string
}

/** Returns what the client and its page add to requests. */
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

/** Parses the URL of a request for all `calls`. The first call defines the client. */
export function sent(call: Call, ...others: readonly Call[]): Sent {
  const context = deepFreeze(contextOf(call))
  const url = new URL(contentUrl(context, [itemOf(call), ...others.map(itemOf)]))
  expect(url.origin).toBe('https://cdn.builder.io')
  return { path: url.pathname, parameters: { ...parseQuery(url.search) } }
}

function itemOf({ method = 'get', model = 'page', request = {} }: Call): ContentItem {
  return contentItem(method, model, deepFreeze(request))
}

/** Returns the parameters of every `get` request, overridden by `more`. */
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

/** Like {@link get}, on the content endpoint. */
export function content(more: Readonly<Record<string, string | undefined>> = {}) {
  return get({ includeRefs: 'true', model: '"page"', ...more })
}

/** Serialises the attributes for a URL, overridden by `more`. */
export const attributes = (more: object) => JSON.stringify({ ...ATTRIBUTES, ...more })

import { flatten, stringifyQuery } from '../../utils/text/queryString'
import { quoteValue } from '../../utils/text/quoteValue'
import { definedOnly } from '../../utils/values/filterFields'
import { isRecord } from '../../utils/values/isRecord'
import type { UserAttributes } from '../options/ClientOptions'
import { DEFAULT_OMIT } from '../options/requestDefaults'
import { isSet, type PageKeys } from '../pageKeys/readPageKeys'
import { type AnyContentRequest, asksForCode, type ContentItem } from './contentItem'

export type Endpoint = 'content' | 'query' | 'codegen'

/** Parameter values by name. Nested values get dotted names in the URL. */
export type RequestParameters = { readonly [name: string]: unknown }

/** Returns the endpoint for a request. */
export function endpointOf({ apiEndpoint }: RequestContext, { request }: ContentItem): Endpoint {
  return asksForCode(request) ? 'codegen' : apiEndpoint
}

/** Returns the parameters that apply to a whole URL, however many items share it. */
export function sharedParameters(context: RequestContext, item: ContentItem): RequestParameters {
  const { pageKeys, skipsCaches } = context
  const { request } = item
  const { preview, editing, frameEditing, overrides, tests, userAttributes } = pageKeys
  const asked = [preview, editing, frameEditing, overrides, tests, userAttributes].some(isSet)
  const mustBeFresh = pageKeys.cachebust || asked || skipsCaches
  return {
    omit: request.omit ?? DEFAULT_OMIT,
    apiKey: context.apiKey,
    ...request.options,
    ...definedOnly({
      locale: requestLocale(context, request),
      fields: request.fields || undefined,
      format: request.format,
      noTraverse: request.noTraverse,
      includeUnpublished: request.includeUnpublished,
      sort: request.sort,
      url: request.includeUrl ? context.pageUrl : undefined,
      userAttributes: JSON.stringify(requestAttributes(context, request)),
      cachebust: mustBeFresh || request.cachebust || undefined,
      isEditing: context.isEditing || undefined,
      noCache: pageKeys.noCache || skipsCaches || undefined,
      static: request.static || undefined,
      cacheSeconds: secondsOf(request.cacheSeconds),
      staleCacheSeconds: secondsOf(request.staleCacheSeconds),
      includeRefs: pageKeys.includeRefs,
      enrich: request.enrich ?? pageKeys.enrich,
      preview: isPreviewed(context, item) || undefined,
    }),
    overrides,
    ...conditions('enrichOptions', request.enrichOptions, asText),
  }
}

/** Parameters of one item, in URL order. Those that are set are written as JSON. */
const ITEM_PARAMETERS = [
  'prerender',
  'extractCss',
  'limit',
  'offset',
  'preview',
  'model',
  'entry',
  'rev',
  'static',
  'includeRefs',
  'fetchTotalCount',
  'query',
] as const

/** Returns an item's parameters: top level on the content endpoint, else in `options.{key}`. */
function itemParameters(context: RequestContext, item: ContentItem): RequestParameters {
  const { request, model, key } = item
  const given = { ...request, model }
  const asJson = (names: readonly (keyof typeof given)[]): RequestParameters =>
    definedOnly(Object.fromEntries(names.map((name) => [name, JSON.stringify(given[name])])))
  if (endpointOf(context, item) !== 'content') {
    return { [`options.${key}`]: asJson(ITEM_PARAMETERS) }
  }
  // The content endpoint has its own format for these.
  const apart = isPreviewed(context, item) ? ['query', 'preview'] : ['query']
  return {
    includeRefs: context.pageKeys.includeRefs ?? 'true',
    ...asJson(ITEM_PARAMETERS.filter((name) => !apart.includes(name))),
    ...conditions('query', request.query, JSON.stringify),
  }
}

/** Returns a number of seconds of at least 0, else `undefined`. */
export function secondsOf(value: number | undefined): number | undefined {
  return Number.isFinite(value) && Number(value) >= 0 ? value : undefined
}

function isPreviewed({ pageKeys }: RequestContext, { model }: ContentItem): boolean {
  return pageKeys.preview === model
}

function asText(leaf: unknown): unknown {
  return typeof leaf === 'object' ? JSON.stringify(leaf) : leaf
}

/**
 * Flattens nested conditions to dotted names. Lists, scalars and operators such as `{ $gt: 5 }` are
 * leaves.
 *
 * @param write - Converts a leaf to a parameter; `undefined` leaves it out.
 */
function conditions(
  name: string,
  value: unknown,
  write: (leaf: unknown) => unknown,
): RequestParameters {
  const isLeaf = (inner: unknown): boolean =>
    !isRecord(inner) || Object.keys(inner).some((key) => key.startsWith('$'))
  const leaves = flatten(name, value, isLeaf).map(([path, leaf]) => [path, write(leaf)])
  return definedOnly(Object.fromEntries(leaves))
}

/** Returns the language of a request, if any. An explicit one overrides the page's URL. */
function requestLocale(
  { locale, userAttributes, pageKeys }: RequestContext,
  request: AnyContentRequest,
): string | undefined {
  return (
    request.locale ||
    request.userAttributes?.locale ||
    locale ||
    userAttributes.locale ||
    pageKeys.locale
  )
}

/**
 * Returns the visitor's attributes for a request: the client's, overridden by the request's.
 *
 * The visitor's own language overrides the default language of the client and the URL.
 */
function requestAttributes(context: RequestContext, request: AnyContentRequest): UserAttributes {
  const { userAttributes } = context
  const locale = request.locale || userAttributes.locale || requestLocale(context, request)
  return {
    ...userAttributes,
    locale,
    ...request.userAttributes,
    ...definedOnly({ urlPath: request.url && pagePath(request.url) }),
  }
}

/** The path of a URL, or of a path that may lack its slash, without query and fragment. */
function pagePath(url: string): string {
  return url.replace(/^(\w+:\/\/[^/?#]*)?\/?/, '/').replace(/[?#].*$/s, '')
}

/**
 * Writes the URL of a request for `items`.
 *
 * The content endpoint answers one item. On other endpoints, items with equal shared parameters can
 * share a URL: it has the shared parameters of the first item, and each key once.
 *
 * Throws for a name that a URL cannot contain.
 *
 * Apart from user attributes, nothing in the URL depends on the visitor, so that caches can store
 * one response for all.
 */
export function contentUrl(
  context: RequestContext,
  items: readonly [ContentItem, ...ContentItem[]],
): string {
  const parameters = Object.assign(
    {},
    sharedParameters(context, items[0]),
    ...items.map((item) => itemParameters(context, item)),
  )
  return `${context.host}${pathOf(context, items)}?${stringifyQuery(parameters)}`
}

function pathOf(context: RequestContext, items: readonly [ContentItem, ...ContentItem[]]): string {
  const endpoint = endpointOf(context, items[0])
  if (endpoint === 'content') return `/api/v3/content/${segment(items[0].model)}`
  const version = endpoint === 'codegen' ? 'v1' : 'v3'
  const keys = Array.from(new Set(items.map(({ key }) => key)), segment).join(',')
  return `/api/${version}/${endpoint}/${segment(context.apiKey)}/${keys}`
}

function segment(text: string): string {
  try {
    return encodeURIComponent(text)
  } catch {
    throw new Error(
      `Fetching content failed: ${quoteValue(text)} contains an incomplete character. Check the model, the key and the apiKey.`,
    )
  }
}

/** Values that a client and its page add to every request. */
export interface RequestContext {
  readonly host: string
  readonly apiKey: string
  readonly apiEndpoint: 'content' | 'query'
  /** Language of requests that do not name one. */
  readonly locale: string | undefined
  /** Whether requests bypass caches. */
  readonly skipsCaches: boolean
  /** Whether the editor frames the page. */
  readonly isEditing: boolean
  readonly pageKeys: PageKeys
  /** Full URL of the page; `undefined` on a server. */
  readonly pageUrl: string | undefined
  readonly userAttributes: UserAttributes
}

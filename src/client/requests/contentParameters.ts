import { definedOnly } from '../../utils/filterFields'
import { isRecord } from '../../utils/isRecord'
import { quoteValue } from '../../utils/quoteValue'
import { type AnyContentRequest, asksForCode, type ContentItem } from '../content/contentItem'
import type { UserAttributes } from '../options/ClientOptions'
import type { PageKeys } from '../pageKeys/readPageKeys'
import { stringifyQuery } from './queryString'

/** Endpoints of the content host. */
export type Endpoint = 'content' | 'query' | 'codegen'

/** Values of parameters by name. On the URL, nested values get dotted names. */
export type RequestParameters = { readonly [name: string]: unknown }

/** Which endpoint answers a request. */
export function endpointOf({ apiEndpoint }: RequestContext, { request }: ContentItem): Endpoint {
  return asksForCode(request) ? 'codegen' : apiEndpoint
}

/** The parameters that concern a whole URL, whatever the number of items on it. */
export function sharedParameters(context: RequestContext, item: ContentItem): RequestParameters {
  const { pageKeys, skipsCaches } = context
  const { request } = item
  const mustBeFresh = pageKeys.cachebust || pageKeys.isPreview || skipsCaches
  return {
    omit: request.omit ?? 'meta.componentsUsed',
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
    overrides: pageKeys.overrides,
    ...Object.fromEntries(flattenConditions('enrichOptions', request.enrichOptions, asText)),
  }
}

/** Parameters of one item on a URL, in their order there; as JSON, where they are given. */
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

/** The parameters of one item: at the top on the content endpoint, else under `options.{key}`. */
function itemParameters(context: RequestContext, item: ContentItem): RequestParameters {
  const { request, model, key } = item
  const given = definedOnly({ ...request, model })
  const asJson = (names: readonly (keyof typeof given)[]): RequestParameters =>
    Object.fromEntries(
      names.filter((name) => name in given).map((name) => [name, JSON.stringify(given[name])]),
    )
  if (endpointOf(context, item) !== 'content') {
    return { [`options.${key}`]: asJson(ITEM_PARAMETERS) }
  }
  // Those that the content endpoint has in another form.
  const apart = isPreviewed(context, item) ? ['query', 'preview'] : ['query']
  return {
    includeRefs: context.pageKeys.includeRefs ?? 'true',
    ...asJson(ITEM_PARAMETERS.filter((name) => !apart.includes(name))),
    ...Object.fromEntries(flattenConditions('query', request.query, JSON.stringify)),
  }
}

/** A length of time that caches may be told: 0 or more. Anything else is left out. */
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
 * Gives dotted names to what is nested, down to lists, scalars, and conditions such as
 * `{ $gt: 5 }`.
 *
 * @param write - Makes a parameter of what stands there; `undefined` leaves it out.
 */
function flattenConditions(
  name: string,
  value: unknown,
  write: (leaf: unknown) => unknown,
): [name: string, value: unknown][] {
  if (!isRecord(value) || Object.keys(value).some((key) => key.startsWith('$'))) {
    const written = write(value)
    return written === undefined ? [] : [[name, written]]
  }
  return Object.entries(value).flatMap(([key, inner]) =>
    flattenConditions(`${name}.${key}`, inner, write),
  )
}

/** The language that a request asks for, if any. An explicit one wins over the page's URL. */
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
 * The visitor's attributes in a request: the client's, overridden by those of the request.
 *
 * A language that is only asked for in general gives way to the visitor's own.
 */
function requestAttributes(context: RequestContext, request: AnyContentRequest): UserAttributes {
  const { userAttributes } = context
  const locale = request.locale || userAttributes.locale || requestLocale(context, request)
  return {
    ...userAttributes,
    ...definedOnly({ locale }),
    ...request.userAttributes,
    ...definedOnly({ urlPath: request.url?.replace(/[?#].*$/s, '') }),
  }
}

/**
 * Writes the address that answers `items`.
 *
 * The content endpoint answers one item. On the others several share one URL if their shared
 * parameters are equal; those of the first are taken. Equal items stand there once.
 *
 * Throws for a name that no address can hold.
 *
 * Nothing that differs from visitor to visitor enters it, but for their attributes: caches between
 * here and the content host keep one answer for all.
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

/** Additions of a client and its page to every request. */
export interface RequestContext {
  readonly host: string
  readonly apiKey: string
  readonly apiEndpoint: 'content' | 'query'
  /** Language asked for when a request names none. */
  readonly locale: string | undefined
  /** Whether caches are asked not to answer. */
  readonly skipsCaches: boolean
  /** Whether the page is shown inside the editor. */
  readonly isEditing: boolean
  readonly pageKeys: PageKeys
  /** Full address of the page; `undefined` on a server. */
  readonly pageUrl: string | undefined
  readonly userAttributes: UserAttributes
}

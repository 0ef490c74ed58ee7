import { definedOnly } from '../../utils/definedOnly'
import { isRecord } from '../../utils/isRecord'
import { asksForCode, type ContentItem } from '../content/contentItem'
import type { RequestContext } from './RequestContext'
import { requestAttributes, requestLocale } from './requestAttributes'

/** Endpoints of the content host. */
export type Endpoint = 'content' | 'query' | 'codegen'

/** Names of parameters and what stands for them on the URL. */
export type Parameters = { readonly [name: string]: unknown }

/** Which endpoint answers a request. */
export function endpointOf({ apiEndpoint }: RequestContext, { request }: ContentItem): Endpoint {
  return asksForCode(request) ? 'codegen' : apiEndpoint
}

/** The parameters that concern a whole URL, whatever the number of items on it. */
export function sharedParameters(context: RequestContext, item: ContentItem): Parameters {
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
    ...withPrefix('overrides.', pageKeys.overrides),
    ...Object.fromEntries(flattenConditions('enrichOptions', request.enrichOptions, asText)),
  }
}

/** The parameters of one item: at the top on the content endpoint, else under `options.{key}`. */
export function itemParameters(context: RequestContext, item: ContentItem): Parameters {
  const { pageKeys } = context
  const { request, model, key } = item
  const values = {
    prerender: request.prerender,
    extractCss: request.extractCss,
    limit: request.limit,
    offset: request.offset,
    preview: request.preview,
    model,
    entry: request.entry,
    rev: request.rev,
    static: request.static,
    includeRefs: request.includeRefs,
    fetchTotalCount: request.fetchTotalCount,
  }
  if (endpointOf(context, item) !== 'content') {
    return withPrefix(`options.${key}.`, asJson({ ...values, query: request.query }))
  }
  return {
    includeRefs: pageKeys.includeRefs ?? 'true',
    ...asJson({ ...values, preview: isPreviewed(context, item) ? undefined : request.preview }),
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

function asJson(values: Parameters): Parameters {
  return Object.fromEntries(
    Object.entries(definedOnly(values)).map(([name, value]) => [name, JSON.stringify(value)]),
  )
}

function withPrefix(prefix: string, values: Parameters): Parameters {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]))
}

/**
 * Gives dotted names to what is nested, down to lists, scalars, and conditions such as `{ $gt: 5 }`.
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

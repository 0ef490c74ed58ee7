import { quoteValue } from '../../utils/quoteValue'
import type { ContentItem } from '../content/contentItem'
import { endpointOf, itemParameters, sharedParameters } from './contentParameters'
import { stringifyQuery } from './queryString'
import type { RequestContext } from './RequestContext'

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
      `Fetching content failed: ${quoteValue(text)} holds half a character. Check the model, the key and the apiKey.`,
    )
  }
}

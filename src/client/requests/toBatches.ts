import { stringifyQuery } from '../../utils/text/queryString'
import type { ContentItem } from './contentItem'
import { endpointOf, type RequestContext, sharedParameters } from './contentParameters'
import { type FetchOptions, requestKey } from './fetchOptions'

/** An item that is ready to be sent. */
export interface PreparedItem {
  readonly item: ContentItem
  /** URL of a request for this item alone. */
  readonly url: string
  readonly fetchOptions: FetchOptions
}

/** Items that share a URL; never empty. */
export type Batch<Item> = [Item, ...Item[]]

/**
 * Distributes items to URLs, in order.
 *
 * Items with equal shared parameters share a URL, up to `size` different keys. Equal items count
 * once. Items with the same key but different parameters get separate URLs.
 */
export function toBatches<Item extends PreparedItem>(
  now: RequestContext,
  items: readonly Item[],
  size: number,
): Batch<Item>[] {
  const batches: { shared: string | undefined; urls: Map<string, string>; items: Batch<Item> }[] =
    []
  for (const ready of items) {
    const { key } = ready.item
    const shared = sharedPart(now, ready)
    const batch = batches.find(
      ({ shared: other, urls }) =>
        shared !== undefined &&
        other === shared &&
        (urls.has(key) ? urls.get(key) === ready.url : urls.size < size),
    )
    batch?.urls.set(key, ready.url)
    batch?.items.push(ready)
    if (!batch) batches.push({ shared, urls: new Map([[key, ready.url]]), items: [ready] })
  }
  return batches.map((batch) => batch.items)
}

/**
 * Returns the parameters that all items of a URL share; `undefined` for an item that needs its own
 * URL.
 */
function sharedPart(now: RequestContext, { item, fetchOptions }: PreparedItem): string | undefined {
  const endpoint = endpointOf(now, item)
  if (endpoint === 'content') return undefined
  const { reload = false } = item.request
  const text = `${endpoint} ${reload} ${stringifyQuery(sharedParameters(now, item))}`
  return requestKey(text, fetchOptions)
}

import type { ClientOptions } from '../Client'
import type { ContentItem } from '../content/contentItem'
import type { DebugLog } from '../debugLog'
import type { ClientEnvironment } from '../environment'
import { abortReason } from './abort'
import { endpointOf, itemParameters, secondsOf, sharedParameters } from './contentParameters'
import { contentUrl } from './contentUrl'
import { type FetchOptions, mergeFetchOptions } from './fetchOptions'
import { stringifyQuery } from './queryString'
import type { RequestContext } from './RequestContext'
import { requestContent } from './requestContent'
import { requestKey } from './requestKey'
import { sharedRequestsOf } from './sharedRequests'
import { type Batchable, toBatches } from './toBatches'

/** Collects what is asked for in one go, so that items can share a URL. */
export interface RequestQueue {
  /** The answer of the URL that the item becomes part of. Nothing is sent before the caller is done. */
  add(item: ContentItem): Promise<unknown>
}

interface WaitingItem {
  readonly item: ContentItem
  readonly signals: readonly AbortSignal[]
  readonly resolve: (answer: Promise<unknown>) => void
  readonly reject: (error: unknown) => void
}

interface ReadyItem extends WaitingItem, Batchable {
  readonly fetchOptions: FetchOptions
}

/**
 * @param context - What the client and its page add to requests, as of now.
 * @param signal - Gives all requests up.
 */
export function createRequestQueue({
  options,
  environment,
  context,
  signal,
  debug,
}: {
  readonly options: ClientOptions
  readonly environment: ClientEnvironment
  readonly context: () => RequestContext
  readonly signal: AbortSignal
  readonly debug: DebugLog
}): RequestQueue {
  const sharedRequests = sharedRequestsOf(environment)
  const waiting: WaitingItem[] = []

  function flush(): void {
    const now = context()
    const ready: ReadyItem[] = []
    for (const waitingItem of waiting.splice(0)) {
      try {
        ready.push(makeReady(now, waitingItem))
      } catch (error) {
        waitingItem.reject(error)
      }
    }
    for (const batch of toBatches(ready, options.contentPerRequest ?? 1)) send(now, batch)
  }

  /** Throws for an item that was given up, and for options that cannot be written on a URL. */
  function makeReady(now: RequestContext, waitingItem: WaitingItem): ReadyItem {
    const { item, signals } = waitingItem
    const aborted = signals.find((given) => given.aborted)
    if (aborted) throw abortReason(aborted)

    const { reload = false, fetchOptions: own } = item.request
    const fetchOptions = mergeFetchOptions(
      [options.fetchOptions, reload ? { cache: 'no-cache' } : undefined, own],
      options.authToken,
    )
    const endpoint = endpointOf(now, item)
    const shared = `${endpoint} ${reload} ${stringifyQuery(sharedParameters(now, item))}`
    return {
      ...waitingItem,
      fetchOptions,
      key: item.key,
      shared: endpoint === 'content' ? undefined : requestKey(shared, fetchOptions),
      own: stringifyQuery(itemParameters(now, item)),
    }
  }

  function send(now: RequestContext, batch: readonly [ReadyItem, ...ReadyItem[]]): void {
    const [{ item, fetchOptions }, ...others] = batch
    const { reload = false, cacheSeconds } = item.request
    const url = contentUrl(now, [item, ...others.map((other) => other.item)])
    const flight = sharedRequests.open(
      { url, fetchOptions, reload, cacheSeconds: secondsOf(cacheSeconds) ?? 0 },
      (flightSignal) => {
        debug('content requested', { url })
        return requestContent(environment, url, fetchOptions, flightSignal)
      },
    )
    for (const { resolve, signals } of batch) resolve(flight.join(signals))
  }

  return {
    add(item) {
      const given = [signal, options.fetchOptions?.signal, item.request.fetchOptions?.signal]
      const signals = given.filter((one): one is AbortSignal => Boolean(one))
      return new Promise((resolve, reject) => {
        if (waiting.push({ item, signals, resolve, reject }) === 1) Promise.resolve().then(flush)
      })
    },
  }
}

import { definedOnly } from '../../utils/values/filterFields'
import { DEFAULT_TIMEOUT_MS } from '../options/requestDefaults'
import type { ClientDependencies } from '../page/ClientDependencies'
import type { ContentItem } from './contentItem'
import { contentUrl, type RequestContext, secondsOf } from './contentParameters'
import { fetchContent } from './fetchContent'
import { mergeFetchOptions } from './fetchOptions'
import { createLastAnswers, isStorable } from './lastAnswers'
import { sharedRequestsOf, type Waiter } from './sharedRequests'
import { type Batch, type PreparedItem, toBatches } from './toBatches'

/** Collects requests made in one turn, so that items can share a URL. */
export interface RequestQueue {
  /**
   * Adds an item and resolves with the response for its URL. Nothing is sent before the caller's
   * turn ends.
   */
  add(item: ContentItem): Promise<unknown>
}

interface WaitingItem extends Waiter {
  readonly item: ContentItem
}

interface ReadyItem extends WaitingItem, PreparedItem {}

export interface RequestQueueDependencies extends ClientDependencies {
  /** Returns what the client and its page currently add to requests. */
  readonly context: () => RequestContext
  /** Aborts all requests. */
  readonly signal: AbortSignal
}

export function createRequestQueue(parts: RequestQueueDependencies): RequestQueue {
  const { page, options, context, signal, debug } = parts
  const { environment, requestHooks } = page
  const lastAnswers = createLastAnswers(parts)
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
    for (const batch of toBatches(now, ready, options().contentPerRequest ?? 1)) send(now, batch)
  }

  /** Prepares an item. Throws if it was aborted or cannot be written in a URL. */
  function makeReady(now: RequestContext, waitingItem: WaitingItem): ReadyItem {
    const { item, signals } = waitingItem
    for (const given of signals) given.throwIfAborted()

    const { reload = false, fetchOptions: own, options: parameters } = item.request
    const { host, apiKey } = now
    const hooked = { host, apiKey, model: item.model, headers: {}, query: {} }
    requestHooks.notify(hooked)
    const { headers, query } = hooked
    const { authToken, fetchOptions: ofClient } = options()
    const fetchOptions = mergeFetchOptions([
      ofClient,
      reload ? { cache: 'no-cache' } : undefined,
      own,
      { headers },
      authToken ? { headers: { Authorization: `Bearer ${authToken}` } } : undefined,
    ])
    const sent = {
      ...item,
      request: definedOnly({ ...item.request, options: { ...parameters, ...query } }),
    }
    return { ...waitingItem, item: sent, fetchOptions, url: contentUrl(now, [sent]) }
  }

  function send(now: RequestContext, batch: Batch<ReadyItem>): void {
    const [{ item, fetchOptions }, ...others] = batch
    const { reload = false, cacheSeconds } = item.request
    const request = {
      url: contentUrl(now, [item, ...others.map((other) => other.item)]),
      fetchOptions,
      timeout: options().timeout ?? DEFAULT_TIMEOUT_MS,
      reload,
      cacheSeconds: secondsOf(cacheSeconds) ?? 0,
      lastAnswers: options().keepLastAnswer && batch.every(isStorable) ? lastAnswers : undefined,
    }
    sharedRequests.join(request, batch, (controller) =>
      fetchContent(environment, request, controller, debug),
    )
  }

  return {
    add(item) {
      const ofOptions = [options().fetchOptions?.signal, item.request.fetchOptions?.signal]
      const given = [signal, item.signal, ...ofOptions]
      const signals = given.filter((one): one is AbortSignal => Boolean(one))
      return new Promise((resolve, reject) => {
        if (waiting.push({ item, signals, resolve, reject }) === 1) Promise.resolve().then(flush)
      })
    },
  }
}

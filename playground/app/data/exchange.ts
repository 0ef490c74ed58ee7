import { useEffect, useReducer, useState } from 'react'
import type { PreviewPage } from '../frame/usePreview'

/** One request for content that the page in the preview sent, and what came of it. */
export interface Exchange {
  readonly url: string
  /** Milliseconds until the answer was there, or until it failed. */
  readonly ms: number
  /** HTTP status; absent while nothing has answered. */
  readonly status?: number
  readonly contentType?: string
  readonly body?: string
  /** Why the browser has no answer to give. */
  readonly failure?: string
  /** Whether the host can be reached at all, where there was a failure; unknown at first. */
  readonly reachable?: boolean
}

/** The last request for content of the page in the preview; `undefined` while it has sent none. */
export function useExchange({ subscribe, load }: PreviewPage): Exchange | undefined {
  const [received, receive] = useReducer(
    (_: unknown, next: { load: string; exchange: Exchange }) => next,
    undefined,
  )
  const [reachable, setReachable] = useState<{ readonly url: string; readonly is: boolean }>()
  const exchange = received?.load === load ? received.exchange : undefined
  const failedUrl = exchange?.failure === undefined ? undefined : exchange.url

  useEffect(
    () =>
      subscribe((data) => {
        const found = parseExchange(data)
        if (found) receive({ load, exchange: found })
      }),
    [subscribe, load],
  )

  // A request whose answer is unreadable fails only when there is no host.
  useEffect(() => {
    if (failedUrl === undefined) return
    const controller = new AbortController()
    const setAnswered = (is: boolean) => {
      if (!controller.signal.aborted) setReachable({ url: failedUrl, is })
    }
    fetch(failedUrl, { mode: 'no-cors', cache: 'no-store', signal: controller.signal }).then(
      () => setAnswered(true),
      () => setAnswered(false),
    )
    return () => controller.abort()
  }, [failedUrl])

  return exchange && reachable && reachable.url === failedUrl
    ? { ...exchange, reachable: reachable.is }
    : exchange
}

/**
 * Reads a message of `playground/pages/preview.js` about a request. Anything else gives
 * `undefined`.
 */
export function parseExchange(data: unknown): Exchange | undefined {
  const { source, type, ...message } = Object(data) as Record<string, unknown>
  if (source !== 'siteblocks-preview' || type !== 'exchange') return undefined
  const { url, ms, status, contentType, body, failure } = message
  if (typeof url !== 'string' || typeof ms !== 'number') return undefined
  return {
    url,
    ms,
    ...(typeof status === 'number' && { status }),
    ...(typeof contentType === 'string' && { contentType }),
    ...(typeof body === 'string' && { body }),
    ...(typeof failure === 'string' && { failure }),
  }
}

import { useEffect, useReducer, useState } from 'react'
import type { PreviewPage } from '../preview/usePreview'

/** One content request of the page in the preview, and its outcome. */
export interface Exchange {
  readonly url: string
  /** Milliseconds until the answer or the failure. */
  readonly ms: number
  /** HTTP status; absent when there was no answer. */
  readonly status?: number
  readonly contentType?: string
  readonly body?: string
  /** Error message when the request failed. */
  readonly failure?: string
  /** After a failure: whether the host answers at all. Absent until that has been tried. */
  readonly reachable?: boolean
}

/** The preview's latest content request; `undefined` before the first one. */
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

  // A `no-cors` request fails only when the host is unreachable.
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
 * Reads a message of `playground/pages/simulate` about a request; `undefined` for other messages.
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

import { parseJson } from '../../utils/parseJson'
import { getPath } from '../../utils/safePath'
import { ContentRequestError, statusError, timeoutError } from '../content/ContentRequestError'
import type { DebugLog } from '../debugLog'
import type { ClientEnvironment } from '../environment'
import { retryAfter } from '../tracking/postEvents'
import { abortReason, onAbort } from './abort'
import type { FetchOptions } from './fetchOptions'

/** A request for content. */
export interface ContentFetch {
  readonly url: string
  readonly fetchOptions: FetchOptions
  /** Milliseconds for all of it. 0 and less wait without end. */
  readonly timeout: number
}

/** The longest time before a request is repeated, where the answer does not say. */
const PAUSE_MS = 400

/** Beyond it, timers of browsers end at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Longest part of a server's message that is repeated in ours. */
const MAX_SERVER_MESSAGE = 200

/** Places where servers put a message. */
const MESSAGE_PATHS = ['message', 'error.message', 'error', 'errors.0.message', 'detail']

/**
 * Fetches JSON from the content host, once more where the first request failed for a reason that may pass.
 *
 * Rejects with a {@link ContentRequestError} when no answer comes in time, or one that is not ok or no JSON;
 * when `signal` is aborted, with its reason.
 */
export function fetchContent(
  environment: ClientEnvironment,
  request: ContentFetch,
  signal: AbortSignal,
  debug: DebugLog,
): Promise<unknown> {
  const { url, timeout } = request
  if (signal.aborted) return Promise.reject(abortReason(signal))
  const isLimited = timeout > 0 && timeout <= LONGEST_TIMER_MS
  const endsAt = isLimited ? environment.now() + timeout : Number.POSITIVE_INFINITY
  const controller = new AbortController()

  return new Promise((resolve, reject) => {
    // Whoever takes the place of `fetch` may pass over its signal.
    const give = (error: unknown): void => {
      settle()
      controller.abort()
      reject(error)
    }
    const release = onAbort([signal], give)
    const timer = isLimited
      ? setTimeout(() => {
          debug('content request timed out', { url, timeout })
          give(timeoutError(url, timeout))
        }, timeout)
      : undefined
    const settle = (): void => {
      release()
      clearTimeout(timer)
    }
    attemptTwice().finally(settle).then(resolve, reject)
  })

  async function attemptTwice(): Promise<unknown> {
    try {
      debug('content requested', { url })
      return await attempt(environment, request, controller.signal)
    } catch (error) {
      if (!(error instanceof ContentRequestError) || !error.isTemporary) throw error
      const delayMs = error.retryAfterMs || PAUSE_MS * (1 - environment.random() / 2)
      if (controller.signal.aborted || environment.now() + delayMs >= endsAt) throw error
      await pause(delayMs, controller.signal)
      debug('content requested again', { url, reason: error.message })
      return attempt(environment, request, controller.signal)
    }
  }
}

function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const release = onAbort([signal], (reason) => {
      clearTimeout(timer)
      reject(reason)
    })
    const timer = setTimeout(() => {
      release()
      resolve()
    }, delayMs)
  })
}

async function attempt(
  environment: ClientEnvironment,
  { url, fetchOptions }: ContentFetch,
  signal: AbortSignal,
): Promise<unknown> {
  const { response, text } = await send(environment, url, { ...fetchOptions, signal })
  const { ok, status, headers } = response
  const answer = parseJson(text)
  if (!ok) {
    const retryAfterMs = retryAfter(headers.get('retry-after'), environment.now())
    throw statusError({ url, status, serverMessage: messageIn(answer, text), retryAfterMs })
  }
  if (answer !== undefined) return answer
  throw new ContentRequestError(
    looksLikeHtml(text)
      ? 'answered with HTML in place of JSON. Check the host: a website seems to stand there.'
      : 'answered with invalid JSON. Check the host, and what stands between it and this page.',
    { url, status },
  )
}

async function send(
  { fetch }: ClientEnvironment,
  url: string,
  init: FetchOptions & { readonly signal: AbortSignal },
): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(url, init)
    return { response, text: await response.text() }
  } catch (cause) {
    const reason = cause instanceof Error ? ` (${cause.message})` : ''
    throw new ContentRequestError(
      `could not be reached${reason}. Check the network, the host and its CORS headers.`,
      { url, cause },
    )
  }
}

function messageIn(answer: unknown, text: string): string | undefined {
  const messages = MESSAGE_PATHS.map((path) => getPath(answer, path))
  if (answer === undefined && !looksLikeHtml(text)) messages.push(text.trim())
  const message = messages.find((value) => typeof value === 'string' && value !== '')
  return typeof message === 'string' ? message.slice(0, MAX_SERVER_MESSAGE) : undefined
}

function looksLikeHtml(text: string): boolean {
  return /^\s*</.test(text)
}

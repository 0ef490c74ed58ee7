import { parseJson } from '../../utils/parseJson'
import { getPath } from '../../utils/safePath'
import { ContentRequestError, statusError, timeoutError } from '../content/ContentRequestError'
import type { DebugLog } from '../debugLog'
import type { ClientEnvironment } from '../environment'
import type { FetchOptions } from './fetchOptions'
import { retryAfter } from './retry'

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
 * when `controller` aborts, with its reason.
 */
export async function fetchContent(
  environment: ClientEnvironment,
  request: ContentFetch,
  controller: AbortController,
  debug: DebugLog,
): Promise<unknown> {
  const { url, timeout } = request
  const { signal } = controller
  const isLimited = timeout > 0 && timeout <= LONGEST_TIMER_MS
  const endsAt = isLimited ? environment.now() + timeout : Number.POSITIVE_INFINITY
  const timers: ReturnType<typeof setTimeout>[] = []
  // Whoever takes the place of `fetch` may pass over its signal.
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(abortReason(signal)))
    if (!isLimited) return
    const giveUp = (): void => {
      debug('content request timed out', { url, timeout })
      reject(timeoutError(url, timeout))
      controller.abort()
    }
    timers.push(setTimeout(giveUp, timeout))
  })
  const pause = (delayMs: number) =>
    new Promise((resolve) => timers.push(setTimeout(resolve, delayMs)))
  try {
    debug('content requested', { url })
    return await Promise.race([attempt(environment, request, signal), end])
  } catch (error) {
    if (!(error instanceof ContentRequestError) || !error.isTemporary) throw error
    const delayMs = error.retryAfterMs || PAUSE_MS * (1 - environment.random() / 2)
    if (environment.now() + delayMs >= endsAt) throw error
    await Promise.race([pause(delayMs), end])
    debug('content requested again', { url, reason: error.message })
    return await Promise.race([attempt(environment, request, signal), end])
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

async function attempt(
  { fetch, now }: ClientEnvironment,
  { url, fetchOptions }: ContentFetch,
  signal: AbortSignal,
): Promise<unknown> {
  let response: Response
  let text: string
  try {
    response = await fetch(url, { ...fetchOptions, signal })
    text = await response.text()
  } catch (cause) {
    const reason = cause instanceof Error ? ` (${cause.message})` : ''
    throw new ContentRequestError(
      `could not be reached${reason}. Check the network, the host and its CORS headers.`,
      { url, cause },
    )
  }
  const { ok, status, headers } = response
  const answer = parseJson(text)
  if (!ok) {
    const retryAfterMs = retryAfter(headers.get('retry-after'), now())
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

/** Why a signal was aborted, as an error. */
export function abortReason(signal: AbortSignal): unknown {
  // Safari before 15.4 has no reasons.
  return signal.reason ?? new DOMException('The request was given up.', 'AbortError')
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

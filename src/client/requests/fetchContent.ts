import { LONGEST_TIMER_MS } from '../../utils/timing/longestTimer'
import type { ClientEnvironment, DebugLog } from '../browser/environment'
import { ContentRequestError, timeoutError, unreachableError } from './ContentRequestError'
import type { FetchOptions } from './fetchOptions'
import type { LastAnswers } from './lastAnswers'
import { readResponse } from './readResponse'

export interface ContentFetch {
  readonly url: string
  readonly fetchOptions: FetchOptions
  /** Milliseconds for the request and its retry. 0 or less waits without limit. */
  readonly timeout: number
  /** Whether only a new response is acceptable. */
  readonly reload: boolean
  /** Seconds for which the response serves equal requests. */
  readonly cacheSeconds: number
  /** Stores the response, and replaces it when the content host is unavailable. */
  readonly lastAnswers?: LastAnswers | undefined
}

/** Maximum pause before a retry, unless the response asks for a longer one. */
const RETRY_PAUSE_MS = 400

/**
 * Fetches JSON from the content host, and retries a temporary failure once. If the retry fails too,
 * returns the last good response, if there is one.
 *
 * Rejects with a {@link ContentRequestError} when no response arrives in time, its status is not
 * ok, or its body is not JSON. When `controller` aborts, rejects with its reason.
 */
export async function fetchContent(
  { fetch, now, random }: ClientEnvironment,
  { url, fetchOptions, timeout, reload, lastAnswers }: ContentFetch,
  controller: AbortController,
  debug: DebugLog,
): Promise<unknown> {
  const { signal } = controller
  const isLimited = timeout > 0 && timeout <= LONGEST_TIMER_MS
  const endsAt = isLimited ? now() + timeout : Number.POSITIVE_INFINITY
  const timers: ReturnType<typeof setTimeout>[] = []
  // Rejects on its own, because a replaced `fetch` may ignore its signal.
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    if (!isLimited) return
    const giveUp = (): void => {
      debug('content request timed out', { url, timeout })
      reject(timeoutError(url, timeout))
      controller.abort()
    }
    timers.push(setTimeout(giveUp, timeout))
  })

  let isRepeated = false
  try {
    debug('content requested', { url })
    while (true) {
      try {
        // Firefox otherwise ranks content with the parts of the module build, requested earlier.
        const init: RequestInit = { priority: 'high', ...fetchOptions, signal }
        const response = await Promise.race([fetch(url, init), end])
        const text = await Promise.race([response.text(), end])
        const answer = readResponse(url, response, text, now())
        lastAnswers?.keep(url, answer)
        return answer
      } catch (cause) {
        const isKnown = signal.aborted || cause instanceof ContentRequestError
        const error = isKnown ? cause : unreachableError(url, cause)
        if (!(error instanceof ContentRequestError) || !error.isTemporary) throw error
        const delayMs = error.retryAfterMs || RETRY_PAUSE_MS * (1 - random() / 2)
        if (isRepeated || now() + delayMs >= endsAt) {
          const last = reload ? undefined : lastAnswers?.get(url)
          if (last === undefined) throw error
          debug('the last good answer is used', { url, error })
          return last
        }
        isRepeated = true
        const pause = new Promise((resolve) => timers.push(setTimeout(resolve, delayMs)))
        await Promise.race([pause, end])
        debug('content requested again', { url, reason: error.message })
      }
    }
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

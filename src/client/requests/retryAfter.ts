/** Whether a retry may succeed after this status: 408, 429, or 5xx. */
export function isTemporaryStatus(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60 * 1_000

/**
 * Converts a `Retry-After` header, in seconds or as a date, to milliseconds: at most a day, and 0
 * without a valid header.
 */
export function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0
  const delayMs = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return delayMs > 0 ? Math.min(delayMs, LONGEST_RETRY_AFTER_MS) : 0
}

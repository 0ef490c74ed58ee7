/** Whether the same request may well succeed later: 408, 429, or 5xx. */
export function isTemporaryStatus(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60 * 1_000

/**
 * Milliseconds that a `Retry-After` header asks for, in seconds or until a date; 0 when it asks for
 * none, and never more than a day.
 */
export function retryAfter(header: string | null, now: number): number {
  if (header === null) return 0
  const delayMs = /^\s*\d+\s*$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return delayMs > 0 ? Math.min(delayMs, LONGEST_RETRY_AFTER_MS) : 0
}

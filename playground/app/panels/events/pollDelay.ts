const POLL_MS = 1000
const LONGEST_MS = 8000

/** Milliseconds until the content host is asked again: longer from failure to failure. */
export function pollDelay(failures: number): number {
  return Math.min(LONGEST_MS, POLL_MS * 2 ** failures)
}

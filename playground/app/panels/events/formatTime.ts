/** The time of day to the second: `09:05:07`. Another day's comes with its date. */
export function formatClock(at: number, now: number): string {
  const date = new Date(at)
  const time = date.toLocaleTimeString('en-GB')
  if (date.toDateString() === new Date(now).toDateString()) return time
  return `${date.toLocaleDateString('en', { month: 'short', day: 'numeric' })}, ${time}`
}

/** A length of time as it is read: `4 ms`, `0.4 ms`, `1.2 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1) return `${ms.toFixed(1)} ms`
  if (ms < 1000) return `${Math.round(ms)} ms`
  return `${(ms / 1000).toFixed(1)} s`
}

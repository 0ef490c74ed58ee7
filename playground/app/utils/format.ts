/** Formats a size in decimal units. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(1)} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

/** Formats the time of day: `09:05:07`. Adds the date for other days. */
export function formatClock(at: number, now: number): string {
  const date = new Date(at)
  const time = date.toLocaleTimeString('en-GB')
  if (date.toDateString() === new Date(now).toDateString()) return time
  return `${date.toLocaleDateString('en', { month: 'short', day: 'numeric' })}, ${time}`
}

/** Formats a duration: `4 ms`, `0.4 ms`, `1.2 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1) return `${ms.toFixed(1)} ms`
  if (ms < 1000) return `${Math.round(ms)} ms`
  return `${(ms / 1000).toFixed(1)} s`
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Formats how long ago `at` was. After a week, and for the future, gives the date. */
export function timeAgo(at: number, now: number): string {
  const passed = now - at
  if (passed < 0 || passed >= 7 * DAY_MS) return dateOf(at, now)
  if (passed < MINUTE_MS) return 'just now'
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`
  if (passed < DAY_MS) return `${Math.floor(passed / HOUR_MS)} h ago`
  const days = Math.floor(passed / DAY_MS)
  return days === 1 ? '1 day ago' : `${days} days ago`
}

function dateOf(at: number, now: number): string {
  const date = new Date(at)
  const sameYear = date.getFullYear() === new Date(now).getFullYear()
  const year = sameYear ? undefined : 'numeric'
  return date.toLocaleDateString('en', { month: 'short', day: 'numeric', year })
}

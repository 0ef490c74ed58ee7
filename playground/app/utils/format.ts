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

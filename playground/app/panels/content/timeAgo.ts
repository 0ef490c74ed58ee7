const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago `at` was, in a few words; from a week on, and for the future, the date. */
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

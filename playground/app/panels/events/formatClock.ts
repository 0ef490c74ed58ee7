/** The time of day to the second: `09:05:07`. Another day's comes with its date. */
export function formatClock(at: number, now: number): string {
  const date = new Date(at)
  const time = date.toLocaleTimeString('en-GB')
  if (date.toDateString() === new Date(now).toDateString()) return time
  return `${date.toLocaleDateString('en', { month: 'short', day: 'numeric' })}, ${time}`
}

const MINUTE_MS = 60_000

/** An ISO date as `datetime-local` fields have it: this browser's time, to the minute. */
export function toLocalTime(date: string): string {
  const time = new Date(date)
  const shifted = new Date(time.getTime() - time.getTimezoneOffset() * MINUTE_MS)
  return Number.isNaN(shifted.getTime()) ? '' : shifted.toISOString().slice(0, 16)
}

/** What such a field holds as an ISO date; `undefined` when it is empty. */
export function fromLocalTime(text: string): string | undefined {
  const time = new Date(text)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}

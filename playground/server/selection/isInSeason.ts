import type { JsonObject } from '../utils/isObject'

/**
 * Whether `now` lies between the `startDate` and the `endDate` of an entry, both included. Dates
 * are milliseconds since 1970 or texts; one that is absent or cannot be read excludes nothing.
 */
export function isInSeason({ startDate, endDate }: JsonObject, now: number): boolean {
  const start = toTime(startDate)
  const end = toTime(endDate)
  return !(start > now || end < now)
}

/** Milliseconds since 1970, or NaN, which is neither before nor after anything. */
export function toTime(date: unknown): number {
  return typeof date === 'number' || typeof date === 'string'
    ? new Date(date).getTime()
    : Number.NaN
}

import type { Entry } from '../stores/entryStore'
import type { JsonObject } from '../utils/json'
import { compareEntries } from './compareEntries'
import { matchTargeting } from './matchTargeting'
import type { ModelRequest } from './readContentRequest'

/**
 * The entries that a request gets, in order, before `limit` and `offset`.
 *
 * An entry that an override names is there whatever its state, dates and targeting, as
 * long as it meets the query. The one for the model or for `model:/path` comes first; one for the
 * id of another entry takes the place of that.
 */
export function selectEntries(
  entries: readonly Entry[],
  request: ModelRequest,
  now = Date.now(),
): Entry[] {
  const { overrides, model, attributes } = request
  const first = overrides.get(`${model}:${attributes.urlPath}`) ?? overrides.get(model)
  const named = new Set([...overrides.keys(), ...overrides.values()])
  const byId = new Map(entries.map((entry) => [entry.id, entry]))

  const selected = entries
    .filter(
      (entry) => request.matches(entry) && (named.has(entry.id) || isFor(entry, request, now)),
    )
    .sort(compareEntries(request.sort))
  const ordered = [
    ...selected.filter(({ id }) => id === first),
    ...selected.filter(({ id }) => id !== first),
  ]
  const shown = ordered.map((entry) => byId.get(overrides.get(entry.id) ?? '') ?? entry)
  return [...new Set(shown)]
}

/** Whether an entry is what this visitor may have now. */
function isFor(entry: Entry, request: ModelRequest, now: number): boolean {
  const { entryId, includeUnpublished, attributes } = request
  if (entryId !== undefined && entry.id !== entryId) return false
  if (!isServed(entry, includeUnpublished)) return false

  const date = toTime(attributes.date)
  const moment = Number.isNaN(date) ? now : date
  if (!includeUnpublished && !isInSeason(entry, moment)) return false

  const isTargeted = request.isTargeted && entryId === undefined
  return !isTargeted || matchTargeting(entry.query, attributes)
}

/**
 * Whether an entry's state lets visitors have it. One without a state counts as published; drafts
 * need `includeUnpublished`, and archived entries are never served.
 */
export function isServed({ published = 'published' }: Entry, includeUnpublished: boolean): boolean {
  return published === 'published' || (includeUnpublished && published !== 'archived')
}

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

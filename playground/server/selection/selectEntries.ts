import type { Entry } from '../stores/entryStore'
import type { JsonObject } from '../utils/json'
import { compareEntries } from './compareEntries'
import { matchTargeting } from './matchTargeting'
import type { ModelRequest } from './readContentRequest'

/**
 * Selects the entries for a request, in order, before `limit` and `offset` apply.
 *
 * An overriding entry is included, unless it is archived, regardless of dates and targeting if it
 * meets the query.
 * An override of the model or `model:/path` comes first; an override of an entry id replaces that
 * entry.
 */
export function selectEntries(
  entries: readonly Entry[],
  request: ModelRequest,
  now = Date.now(),
): Entry[] {
  const { overrides, model, attributes } = request
  const first = overrides.get(`${model}:${attributes.urlPath}`) ?? overrides.get(model)
  const named = new Set([...overrides.keys(), ...overrides.values()])
  const served = entries.filter((entry) => isServed(entry, { includeUnpublished: true }))
  const byId = new Map(served.map((entry) => [entry.id, entry]))

  const selected = served
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

/** Whether this visitor may get an entry now. */
function isFor(entry: Entry, request: ModelRequest, now: number): boolean {
  const { entryId, includeUnpublished, attributes } = request
  if (entryId !== undefined && entry.id !== entryId) return false
  if (!isServed(entry, { includeUnpublished })) return false

  const date = toTime(attributes.date)
  const moment = Number.isNaN(date) ? now : date
  if (!includeUnpublished && !isInSeason(entry, moment)) return false

  const isTargeted = request.isTargeted && entryId === undefined
  return !isTargeted || matchTargeting(entry.query, attributes)
}

/**
 * Whether an entry's state allows serving it. A missing state counts as published; drafts need
 * `includeUnpublished`; archived entries are never served.
 */
export function isServed(
  { published = 'published' }: Entry,
  { includeUnpublished }: { readonly includeUnpublished: boolean },
): boolean {
  return published === 'published' || (includeUnpublished && published !== 'archived')
}

/**
 * Whether `now` is between the `startDate` and `endDate` of an entry, inclusive. Dates are
 * milliseconds since 1970 or strings; absent and unreadable dates exclude nothing.
 */
export function isInSeason({ startDate, endDate }: JsonObject, now: number): boolean {
  const start = toTime(startDate)
  const end = toTime(endDate)
  return !(start > now || end < now)
}

/** Milliseconds since 1970, or NaN, which compares as neither before nor after anything. */
export function toTime(date: unknown): number {
  return typeof date === 'number' || typeof date === 'string'
    ? new Date(date).getTime()
    : Number.NaN
}

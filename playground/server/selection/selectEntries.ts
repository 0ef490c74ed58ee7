import type { Entry } from '../stores/Entry'
import type { ContentRequest } from './ContentRequest'
import { compareEntries } from './compareEntries'
import { isInSeason, toTime } from './isInSeason'
import { isServed } from './isServed'
import { matchTargeting } from './matchTargeting'

/**
 * The entries that a request gets, in order, before `limit` and `offset`.
 *
 * An entry that an override names is there whatever its state, dates and targeting, as
 * long as it meets the query. The one for the model or for `model:/path` comes first; one for the
 * id of another entry takes the place of that.
 */
export function selectEntries(
  entries: readonly Entry[],
  request: ContentRequest,
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
function isFor(entry: Entry, request: ContentRequest, now: number): boolean {
  const { entryId, includeUnpublished, attributes } = request
  if (entryId !== undefined && entry.id !== entryId) return false
  if (!isServed(entry, includeUnpublished)) return false

  const date = toTime(attributes.date)
  const moment = Number.isNaN(date) ? now : date
  if (!includeUnpublished && !isInSeason(entry, moment)) return false

  const isTargeted = request.isTargeted && entryId === undefined
  return !isTargeted || matchTargeting(entry.query, attributes)
}

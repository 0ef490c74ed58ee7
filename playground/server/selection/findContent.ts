import { HTTPException } from 'hono/http-exception'
import type { Entry, EntryKey, EntryStore } from '../stores/entryStore'
import { projectEntry } from './projectEntry'
import type { ModelRequest } from './readContentRequest'
import { resolveReferences } from './resolveReferences'
import { isServed, selectEntries } from './selectEntries'

/** Result of a request. */
export interface FoundContent {
  readonly results: readonly unknown[]
  /** Number of results regardless of `limit` and `offset`. */
  readonly totalCount: number
}

/**
 * Finds those of `entries`, all of the model, that a request asks for. `null` when the space has no
 * entry of that model, except in a preview, where the first one may not be saved yet.
 */
export async function findContent(
  store: EntryStore,
  apiKey: string,
  request: ModelRequest,
  entries: readonly Entry[],
): Promise<FoundContent | null> {
  if (entries.length === 0 && !request.includeUnpublished) return null

  const selected = selectEntries(entries, request)
  const page = selected.slice(request.offset, request.offset + request.limit)
  const complete = request.includeRefs
    ? await resolveReferences(page, {
        load: (keys) => loadServed(store, apiKey, keys, request),
        traverseBlocks: request.traverseBlocks,
      })
    : page
  return {
    results: complete.map((entry) => projectEntry(entry, request.fields, request.omit)),
    totalCount: selected.length,
  }
}

/**
 * Loads included entries. One that an override names is included although it is a draft; one whose
 * id is overridden gives way to another of its model.
 */
async function loadServed(
  store: EntryStore,
  apiKey: string,
  keys: readonly EntryKey[],
  { overrides, includeUnpublished }: ModelRequest,
): Promise<(EntryKey & { entry: Entry })[]> {
  const named = new Set(overrides.values())
  const others = keys.flatMap(({ model, id }) => {
    const other = overrides.get(id)
    return other === undefined || other === id ? [] : [{ model, id: other }]
  })
  const found = await store.find(apiKey, [...keys, ...others])
  const served = found.filter(({ entry }) =>
    isServed(entry, { includeUnpublished: includeUnpublished || named.has(entry.id) }),
  )
  return keys.flatMap(({ model, id }) => {
    const entryOf = (wanted: string | undefined) =>
      served.find((one) => one.model === model && one.entry.id === wanted)?.entry
    const entry = entryOf(overrides.get(id)) ?? entryOf(id)
    return entry ? [{ model, id, entry }] : []
  })
}

/** Error for a model without entries. */
export function unknownModel(model: string): HTTPException {
  return new HTTPException(404, {
    message: `There is no model "${model}" in this space. Check the model, or add an entry of it.`,
  })
}

import type { PlaygroundConfig } from './config'
import type { EntrySummary } from './entries'
import { fetchJson } from './fetchJson'

/** An entry as the content host keeps it. */
export interface SavedEntry {
  /** `model/id`. */
  readonly key: string
  /** Formatted JSON. */
  readonly text: string
  /** Whether it came with the sample content. */
  readonly seeded: boolean
  /** Whether it was changed since. */
  readonly edited: boolean
}

type EntryKey = Pick<EntrySummary, 'model' | 'id'>

export const keyOf = ({ model, id }: EntryKey) => `${model}/${id}`

export async function loadEntry(
  config: PlaygroundConfig,
  key: EntryKey,
  signal?: AbortSignal,
): Promise<SavedEntry> {
  return readSaved(await fetchJson(addressOf(config, key), signal))
}

/** Puts an entry in the place of the one with this key, or beside the others. */
export async function saveEntry(
  config: PlaygroundConfig,
  key: EntryKey,
  text: string,
): Promise<SavedEntry> {
  return readSaved(await fetchJson(addressOf(config, key), undefined, 'PUT', text))
}

export async function removeEntry(config: PlaygroundConfig, key: EntryKey): Promise<void> {
  await fetchJson(addressOf(config, key), undefined, 'DELETE')
}

/** Brings a sample back to what it was. */
export async function resetEntry(config: PlaygroundConfig, key: EntryKey): Promise<SavedEntry> {
  return readSaved(await fetchJson(addressOf(config, key, '/reset'), undefined, 'POST'))
}

/** The text in which an entry is edited: without the time of its last change, which the host writes. */
export function entryText({
  lastUpdated,
  ...entry
}: {
  readonly [field: string]: unknown
}): string {
  return JSON.stringify(entry, null, 2)
}

function addressOf({ contentHost, apiKey }: PlaygroundConfig, key: EntryKey, action = '') {
  const path = [key.model, key.id].map(encodeURIComponent).join('/')
  return `${contentHost}/admin/entries/${path}${action}?${new URLSearchParams({ apiKey })}`
}

function readSaved(answer: unknown): SavedEntry {
  const { model, id, entry, seeded, edited } = answer as Record<string, unknown>
  return {
    key: keyOf({ model: String(model), id: String(id) }),
    text: entryText(entry as Record<string, unknown>),
    seeded: seeded === true,
    edited: edited === true,
  }
}

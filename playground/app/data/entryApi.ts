import type { PlaygroundConfig } from './config'
import type { EntrySummary } from './entries'
import { AnswerError, fetchJson } from './fetchJson'
import { withRealAddresses, withStoredAddresses } from './ownAddresses'

/** An entry as the content host stores it. */
export interface SavedEntry {
  /** `model/id`. */
  readonly key: string
  /** Formatted JSON. */
  readonly text: string
  /** Whether the entry belongs to the sample content. */
  readonly seeded: boolean
  /** Whether a user changed the entry after it was seeded. */
  readonly edited: boolean
  /** Changes whenever the text changes. */
  readonly revision?: string | undefined
}

/** Thrown when another author has saved the entry since it was loaded. */
export class ConflictError extends Error {
  constructor(readonly theirs: SavedEntry) {
    super('Another author saved this entry since you opened it.')
  }
}

type EntryKey = Pick<EntrySummary, 'model' | 'id'>

export const keyOf = ({ model, id }: EntryKey) => `${model}/${id}`

export async function loadEntry(
  config: PlaygroundConfig,
  key: EntryKey,
  signal?: AbortSignal,
): Promise<SavedEntry> {
  if (config.answer) {
    const text = entryText(JSON.parse(await config.answer()))
    return { key: keyOf(key), text, seeded: false, edited: false }
  }
  return readSaved(await fetchJson(addressOf(config, key), signal), config)
}

/**
 * Saves an entry under its key, replacing the one that has it.
 *
 * @param revision - Revision that the text is based on; without it, any revision is replaced.
 * @throws ConflictError when the content host has another revision.
 */
export async function saveEntry(
  config: PlaygroundConfig,
  key: EntryKey,
  text: string,
  revision?: string,
): Promise<SavedEntry> {
  if (config.answer) throw new Error('An API key can read a space, but not write to it.')
  try {
    const address = addressOf(config, key, '', revision)
    const stored = withStoredAddresses(text, config)
    return readSaved(await fetchJson(address, undefined, 'PUT', stored), config)
  } catch (error) {
    if (!(error instanceof AnswerError) || error.status !== 409) throw error
    throw new ConflictError(readSaved(error.answer.current, config))
  }
}

export async function removeEntry(config: PlaygroundConfig, key: EntryKey): Promise<void> {
  await fetchJson(addressOf(config, key), undefined, 'DELETE')
}

/** Restores a sample entry to its seeded version. */
export async function resetEntry(config: PlaygroundConfig, key: EntryKey): Promise<SavedEntry> {
  return readSaved(await fetchJson(addressOf(config, key, '/reset'), undefined, 'POST'), config)
}

/** Editable text of an entry, without its last-updated time, which the host writes. */
export function entryText({
  lastUpdated,
  ...entry
}: {
  readonly [field: string]: unknown
}): string {
  return JSON.stringify(entry, null, 2)
}

function addressOf(
  { contentHost, apiKey }: PlaygroundConfig,
  key: EntryKey,
  action = '',
  revision?: string,
) {
  const path = [key.model, key.id].map(encodeURIComponent).join('/')
  const query = new URLSearchParams({ apiKey, ...(revision && { revision }) })
  return `${contentHost}/admin/entries/${path}${action}?${query}`
}

function readSaved(answer: unknown, config: PlaygroundConfig): SavedEntry {
  const { model, id, entry, seeded, edited, revision } = answer as Record<string, unknown>
  return {
    key: keyOf({ model: String(model), id: String(id) }),
    text: withRealAddresses(entryText(entry as Record<string, unknown>), config),
    seeded: seeded === true,
    edited: edited === true,
    revision: typeof revision === 'string' ? revision : undefined,
  }
}

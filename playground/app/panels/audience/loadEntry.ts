import type { ContentEntry } from '../../../../src/content/types'
import type { PlaygroundConfig } from '../../data/config'
import type { EntrySummary } from '../../data/entries'
import { fetchJson } from '../../data/fetchJson'

/** Loads all of an entry, with every variation, from the content host. */
export async function loadEntry(
  { contentHost, apiKey }: PlaygroundConfig,
  { model, id }: EntrySummary,
  signal: AbortSignal,
): Promise<ContentEntry> {
  const path = [model, id].map(encodeURIComponent).join('/')
  const address = `${contentHost}/admin/entries/${path}?${new URLSearchParams({ apiKey })}`
  const { entry } = objectOf(await fetchJson(address, signal))
  const found: Partial<ContentEntry> = objectOf(entry)
  return { ...found, id, data: found.data ?? {} }
}

function objectOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

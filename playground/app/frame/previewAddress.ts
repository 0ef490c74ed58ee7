import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'

/** Address of the plain host page that shows `entry`. Drafts are asked for as such. */
export function previewAddress(
  { apiKey, contentHost }: PlaygroundConfig,
  { model, id, published }: EntrySummary,
): string {
  const query = new URLSearchParams({ model, entry: id, apiKey, host: contentHost })
  if (!published) query.set('includeUnpublished', 'true')
  return `/preview/plain.html?${query}`
}

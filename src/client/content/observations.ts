import type { ContentEntry } from '../../content/types'
import type { ContentItem } from '../requests/contentItem'
import type { ContentSource } from './observable'

/** Everything that is currently observed, so that live edits can reach it. */
export interface Observations {
  /** Adds an observation, or completes it at once after {@link Observations.complete}. */
  add(source: ContentSource, item: ContentItem): () => void
  /**
   * Shows `entries` wherever `name` is the key, the model, or the id of a requested or shown entry;
   * in nested content only in place of an entry with the same id.
   */
  publish(name: string, entries: readonly ContentEntry[]): void
  /**
   * Applies `change` to every shown entry. An entry that comes back unchanged is not shown again.
   */
  change(change: (entry: ContentEntry) => ContentEntry): void
  /**
   * From now on shows only edits of `model`, except in nested content. Replaces the model that was
   * frozen before.
   */
  freeze(model: string): void
  isFrozen(item: ContentItem): boolean
  /** Everything that is observed, with what it shows. */
  list(): readonly (readonly [ContentItem, ContentSource['value']])[]
  /** Requests everything again. Resolves after observers have been notified. */
  refresh(): Promise<void>
  /** Like {@link Observations.refresh}, but bypasses this page's caches. */
  reload(): Promise<void>
  /** Retries requests that failed temporarily. */
  retry(): void
  /** Completes all observations, including later ones. */
  complete(): void
}

export function createObservations(): Observations {
  const current = new Map<ContentSource, ContentItem>()
  let frozen: string | null = null
  let isComplete = false
  /** A copy, since what a source shows may add and remove others. */
  const sources = (): readonly ContentSource[] => Array.from(current.keys())

  return {
    add(source, item) {
      if (isComplete) source.complete()
      else current.set(source, item)
      return () => void current.delete(source)
    },
    publish(name, entries) {
      for (const [source, item] of [...current]) {
        if (isMeant(source, item, name, entries)) source.publish(entries)
      }
    },
    change(change) {
      for (const source of sources()) {
        const shown = source.value ?? []
        const changed = shown.map(change)
        if (changed.some((entry, index) => entry !== shown[index])) source.publish(changed)
      }
    },
    freeze(model) {
      frozen = model
    },
    isFrozen: ({ model, request }) => model === frozen && !request.nested,
    list: () => Array.from(current, ([source, item]) => [item, source.value] as const),
    async refresh() {
      await Promise.all(sources().map((source) => source.refresh()))
    },
    async reload() {
      await Promise.all(sources().map((source) => source.reload()))
    },
    retry() {
      for (const source of sources()) source.retry()
    },
    complete() {
      isComplete = true
      for (const source of sources()) source.complete()
      current.clear()
    },
  }
}

function isMeant(
  { value = [] }: ContentSource,
  { key, model, request }: ContentItem,
  name: string,
  entries: readonly ContentEntry[],
): boolean {
  const ids = [request.entry, ...value.map(({ id }) => id)]
  if (![key, model, ...ids].includes(name)) return false
  return !request.nested || entries.some(({ id }) => id !== undefined && ids.includes(id))
}

import type { ContentEntry } from '../../content/types'
import type { ContentItem } from './contentItem'
import type { ContentSource } from './observable'

/** Everything that is observed now, so that live edits find their way to it. */
export interface Observations {
  /** Returns the undo. After {@link Observations.complete}, ends the observation at once. */
  add(source: ContentSource, item: ContentItem): () => void
  /**
   * Shows `entries` wherever `name` is the key, the model, or the id of an entry asked for or
   * shown.
   */
  publish(name: string, entries: readonly ContentEntry[]): void
  /**
   * Applies `change` to every shown entry. An entry that comes back unchanged is not shown again.
   */
  change(change: (entry: ContentEntry) => ContentEntry): void
  /** Shows nothing but edits of `model` from here on. A model frozen before is so no more. */
  freeze(model: string): void
  isFrozen(model: string): boolean
  /** Asks again for everything. Settles when observers were told. */
  refresh(): Promise<void>
  /** The same, past the caches of this page. */
  reload(): Promise<void>
  /** Asks again for what failed for a reason that may have passed. */
  retry(): void
  /** Ends all observations, and those to come. */
  complete(): void
}

export function createObservations(): Observations {
  const current = new Map<ContentSource, ContentItem>()
  let frozen: string | null = null
  let isComplete = false

  return {
    add(source, item) {
      if (isComplete) source.complete()
      else current.set(source, item)
      return () => void current.delete(source)
    },
    publish(name, entries) {
      for (const [source, item] of [...current]) {
        if (isMeant(source, item, name)) source.publish(entries)
      }
    },
    change(change) {
      for (const source of [...current.keys()]) {
        const shown = source.value ?? []
        const changed = shown.map(change)
        if (changed.some((entry, index) => entry !== shown[index])) source.publish(changed)
      }
    },
    freeze(model) {
      frozen = model
    },
    isFrozen: (model) => model === frozen,
    async refresh() {
      await Promise.all([...current.keys()].map((source) => source.refresh()))
    },
    async reload() {
      await Promise.all([...current.keys()].map((source) => source.reload()))
    },
    retry() {
      for (const source of [...current.keys()]) source.retry()
    },
    complete() {
      isComplete = true
      for (const source of [...current.keys()]) source.complete()
      current.clear()
    },
  }
}

function isMeant(source: ContentSource, item: ContentItem, name: string): boolean {
  const { key, model, request } = item
  const shown = source.value ?? []
  return [key, model, request.entry, ...shown.map(({ id }) => id)].includes(name)
}

import type { ContentEntry } from '../../content/types'
import type { ContentSource } from './observable'

/** What somebody looks at now. */
export interface Observation {
  readonly source: ContentSource
  readonly model: string
  readonly key: string
  /** Id of the one entry that was asked for. */
  readonly entry: string | undefined
}

/** Everything that is observed now, so that live edits find their way to it. */
export interface Observations {
  /** Returns the undo. After {@link Observations.complete}, ends the observation at once. */
  add(observation: Observation): () => void
  /** Shows `entries` wherever `name` is the key, the model, or the id of an entry asked for or shown. */
  publish(name: string, entries: readonly ContentEntry[]): void
  /** Shows `change` of every entry in its place. What comes back as it was stays as it is. */
  change(change: (entry: ContentEntry) => ContentEntry): void
  /** Shows nothing but edits of `model` from here on. A model frozen before is so no more. */
  freeze(model: string): void
  isFrozen(model: string): boolean
  /** Asks again for everything, past the caches of this page if `reload` is set. Settles when observers were told. */
  ask(reload: boolean): Promise<void>
  /** Ends all observations, and those to come. */
  complete(): void
}

export function createObservations(): Observations {
  const current = new Set<Observation>()
  let frozen: string | null = null
  let isComplete = false

  return {
    add(observation) {
      if (isComplete) {
        observation.source.complete()
        return () => {}
      }
      current.add(observation)
      return () => {
        current.delete(observation)
      }
    },
    publish(name, entries) {
      for (const observation of [...current]) {
        if (isMeant(observation, name)) observation.source.publish(entries)
      }
    },
    change(change) {
      for (const { source } of [...current]) {
        const shown = source.value ?? []
        const changed = shown.map(change)
        if (changed.some((entry, index) => entry !== shown[index])) source.publish(changed)
      }
    },
    freeze(model) {
      frozen = model
    },
    isFrozen: (model) => model === frozen,
    async ask(reload) {
      await Promise.all([...current].map(({ source }) => source.ask(reload)))
    },
    complete() {
      isComplete = true
      for (const { source } of [...current]) source.complete()
      current.clear()
    },
  }
}

function isMeant({ source, key, model, entry }: Observation, name: string): boolean {
  const shown = source.value ?? []
  return [key, model, entry, ...shown.map(({ id }) => id)].includes(name)
}

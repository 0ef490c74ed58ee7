import { combineUndos } from '../../utils/timing/combineUndos'
import { createListeners } from '../../utils/timing/createListeners'
import type { BlockDefinition } from './BlockDefinition'

/** Lookup from block name to block definition. */
export interface BlockRegistry {
  /** The definition for a name or an alias. Names are exact and case-sensitive. */
  get(name: string): BlockDefinition | undefined
  /** All definitions. Own ones replace those of the underlying registry. */
  list(): readonly BlockDefinition[]
  /** Adds definitions. Each replaces one with the same name. */
  register(...definitions: readonly BlockDefinition[]): void
  /** Increases with every registration, here or in the underlying registry. */
  version(): number
  /**
   * Calls `listener` after every registration, here or in the underlying registry. Returns the
   * undo.
   */
  subscribe(listener: () => void): () => void
}

/**
 * Makes a registry.
 *
 * @param beneath - Fallback for names that are not registered here.
 */
export function createRegistry(
  initial: readonly BlockDefinition[] = [],
  beneath?: BlockRegistry,
): BlockRegistry {
  const byName = new Map<string, BlockDefinition>()
  const byAlias = new Map<string, BlockDefinition>()
  const listeners = createListeners<void>()
  let version = 0

  const add = (definition: BlockDefinition): void => {
    byName.set(definition.name, definition)
    for (const alias of definition.aliases ?? []) byAlias.set(alias, definition)
    version++
  }
  for (const definition of initial) add(definition)

  return {
    get: (name) => byName.get(name) ?? byAlias.get(name) ?? beneath?.get(name),
    list() {
      const inherited = beneath?.list().filter(({ name }) => !byName.has(name)) ?? []
      return [...inherited, ...byName.values()]
    },
    register(...definitions) {
      for (const definition of definitions) add(definition)
      listeners.notify()
    },
    version: () => version + (beneath?.version() ?? 0),
    subscribe(listener) {
      return combineUndos([listeners.add(listener), beneath?.subscribe(listener)])
    },
  }
}

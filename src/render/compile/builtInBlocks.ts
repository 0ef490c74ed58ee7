import type { BlockDefinition } from './BlockDefinition'
import type { BlockRegistry } from './createRegistry'

const builtIn = new WeakSet<BlockDefinition>()

/** Marks definitions whose blocks never suspend. */
export function markBuiltIn(definitions: readonly BlockDefinition[]): readonly BlockDefinition[] {
  for (const definition of definitions) builtIn.add(definition)
  return definitions
}

/** Whether the blocks of a definition come with the widget. */
export function isBuiltInBlock(definition: BlockDefinition): boolean {
  return builtIn.has(definition)
}

/** Whether one of these names is registered for a block of the site's own. */
export function hasOwnBlock(registry: BlockRegistry, names: readonly string[]): boolean {
  return names.map(registry.get).some((definition) => definition && !isBuiltInBlock(definition))
}

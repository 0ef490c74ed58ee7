import type { BlockDefinition } from './BlockDefinition'

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

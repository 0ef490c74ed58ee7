import type { BlockDefinition } from '../../render/block/BlockDefinition'
import type { BlockRegistry } from '../../render/root/createRegistry'

/** A registry that remembers what it was asked for. */
export interface RecordingRegistry {
  readonly registry: BlockRegistry
  /** Names that nobody registered. */
  readonly unknown: ReadonlySet<string>
  /** CSS of the blocks that were rendered. */
  blockCss(): string
}

/** @param change - Makes of each definition the one that is rendered. */
export function createRecordingRegistry(
  beneath: BlockRegistry,
  change: (definition: BlockDefinition) => BlockDefinition,
): RecordingRegistry {
  const used = new Map<BlockDefinition, BlockDefinition>()
  const unknown = new Set<string>()
  return {
    registry: {
      ...beneath,
      get(name) {
        const definition = beneath.get(name)
        if (!definition) {
          unknown.add(name)
          return undefined
        }
        const known = used.get(definition) ?? change(definition)
        used.set(definition, known)
        return known
      },
    },
    unknown,
    blockCss() {
      return beneath
        .list()
        .filter((definition) => used.has(definition))
        .map(({ css = '' }) => css)
        .join('')
    },
  }
}

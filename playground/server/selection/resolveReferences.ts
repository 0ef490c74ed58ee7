import type { Entry, EntryKey } from '../stores/entryStore'
import { isJsonObject, type JsonObject } from '../utils/json'

const REFERENCE_TYPE = '@builder.io/core:Reference'

/** Maximum depth of references to references, which ends cycles. */
const MAX_LEVELS = 3

/** Options for following references. */
export interface ReferenceOptions {
  /** Loads those of the entries that may be served. */
  readonly load: (keys: readonly EntryKey[]) => Promise<readonly (EntryKey & { entry: Entry })[]>
  /** Whether to fill in references inside blocks, too. */
  readonly traverseBlocks: boolean
}

/**
 * Fills in references to other entries: each gets the referenced entry as `value`. A reference to a
 * missing entry stays unchanged. Entries of one level load together.
 */
export async function resolveReferences(
  entries: readonly Entry[],
  options: ReferenceOptions,
  levels = MAX_LEVELS,
): Promise<Entry[]> {
  const keys = new Map<string, EntryKey>()
  visit(entries, options.traverseBlocks, (reference) => {
    keys.set(nameOf(reference), reference)
    return undefined
  })
  if (keys.size === 0 || levels === 0) return [...entries]

  const found = await options.load([...keys.values()])
  const resolved = await resolveReferences(
    found.map(({ entry }) => entry),
    options,
    levels - 1,
  )
  const values = new Map(found.map((key, index) => [nameOf(key), resolved[index]]))
  return visit(entries, options.traverseBlocks, (reference) =>
    values.get(nameOf(reference)),
  ) as Entry[]
}

/** Copies a value and adds to each reference the entry that `entryOf` finds. */
function visit(
  value: unknown,
  traverseBlocks: boolean,
  entryOf: (reference: EntryKey) => Entry | undefined,
): unknown {
  if (Array.isArray(value)) return value.map((item) => visit(item, traverseBlocks, entryOf))
  if (!isJsonObject(value)) return value
  if (isReference(value)) {
    const entry = entryOf(value)
    return entry === undefined ? value : { ...value, value: entry }
  }
  const inner = Object.entries(value).map(([name, part]) => [
    name,
    name === 'blocks' && !traverseBlocks ? part : visit(part, traverseBlocks, entryOf),
  ])
  return Object.fromEntries(inner)
}

function isReference(value: JsonObject): value is JsonObject & EntryKey {
  return (
    value['@type'] === REFERENCE_TYPE &&
    typeof value.id === 'string' &&
    typeof value.model === 'string'
  )
}

function nameOf({ model, id }: EntryKey): string {
  return JSON.stringify([model, id])
}

import type { BlockInput } from '../../../src/render/block/BlockDefinition'

/** A simple value as the text of a field. */
export function textOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(value)
}

/** What stands in an empty field: what the block takes then. */
export function placeholderOf({ defaultValue }: BlockInput): string | undefined {
  return typeof defaultValue === 'string' || typeof defaultValue === 'number'
    ? String(defaultValue)
    : undefined
}

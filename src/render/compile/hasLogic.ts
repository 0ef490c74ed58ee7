import type { Block, BlockOptions } from '../../content/types'
import type { BlockDefinition } from './BlockDefinition'

/**
 * Whether a block has a binding, an action, a repeat or a text with braces, and may therefore
 * change by itself.
 */
export function hasLogic(
  { bindings, actions, repeat }: Block,
  options: BlockOptions,
  definition: BlockDefinition | undefined,
): boolean {
  return (
    Object.keys(bindings ?? {}).some((path) => path.trim()) ||
    Object.entries(actions ?? {}).some(([name, code]) => isFilled(name, code)) ||
    Boolean(repeat?.collection.trim()) ||
    (definition?.templates?.some((option) => hasBraces(options[option])) ?? false)
  )
}

/** Whether a value contains `{{`. */
export function hasBraces(value: unknown): value is string {
  return typeof value === 'string' && value.includes('{{')
}

/** Whether an action is one: the editor leaves blank names and codes behind. */
export function isFilled(name: string, code: string): boolean {
  return name.trim() !== '' && code.trim() !== ''
}

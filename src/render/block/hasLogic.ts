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
    hasFilled(bindings) ||
    hasFilled(actions) ||
    Boolean(repeat?.collection.trim()) ||
    (definition?.templates?.some((option) => hasBraces(options[option])) ?? false)
  )
}

/** Whether a value contains `{{`. */
export function hasBraces(value: unknown): value is string {
  return typeof value === 'string' && value.includes('{{')
}

/** Ignores blank keys and texts, which the editor leaves behind. */
export function isFilled(key: string, text: string): boolean {
  return key.trim() !== '' && text.trim() !== ''
}

function hasFilled(codes: Readonly<Record<string, string>> = {}): boolean {
  return Object.entries(codes).some(([key, text]) => isFilled(key, text))
}

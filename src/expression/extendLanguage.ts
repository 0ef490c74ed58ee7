import { hasOwn } from '../utils/hasOwn'
import { isRecord } from '../utils/isRecord'
import { type CompiledExpression, compileExpression } from './compileExpression'
import { compileTemplate } from './compileTemplate'
import type { ExpressionMode } from './syntax/compileProgram'

/** Fetches the rest of the language, where that did not come with this script. */
let fetchRest: (() => Promise<unknown>) | undefined

/** Where code stands in content. */
const MODES = new Map<string, ExpressionMode>([
  ['bindings', 'expression'],
  ['collection', 'expression'],
  ['actions', 'action'],
])

/** @param fetch - Settles when the rest of the language is there, or cannot be had. */
export function offerLanguage(fetch: () => Promise<unknown>): void {
  fetchRest = fetch
}

/**
 * Waits until all of the language is there that the code in `content` needs.
 *
 * @param isEdited - Whether any code may come in its place.
 */
export async function languageFor(content: unknown, isEdited: boolean): Promise<void> {
  if (fetchRest && (isEdited || needsRest(content))) await fetchRest()
}

function needsRest(value: unknown, mode?: ExpressionMode): boolean {
  if (typeof value === 'string') {
    if (mode) return value.trim() !== '' && compileExpression(value, mode).isBeyond
    return value.includes('{{') && compileTemplate(value).parts.some(isBeyond)
  }
  if (typeof value !== 'object' || value === null) return false
  // Not over Object.keys, which would make a list for each object of the entry; hence the question below.
  for (const key in value) {
    if (!hasOwn(value, key)) continue
    const part = (value as Readonly<Record<string, unknown>>)[key]
    // An object of this name holds what authors wrote, before the editor made it plainer.
    if (key === 'code' && isRecord(part)) continue
    if (needsRest(part, mode ?? MODES.get(key))) return true
  }
  return false
}

function isBeyond(part: string | CompiledExpression): boolean {
  return typeof part !== 'string' && part.isBeyond
}

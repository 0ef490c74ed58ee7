import { hasOwn } from '../utils/hasOwn'
import { isRecord } from '../utils/isRecord'
import { type CompiledExpression, compileExpression } from './compileExpression'
import { compileTemplate } from './compileTemplate'
import { fetchLanguageFor } from './languageFor'
import type { ExpressionMode } from './syntax/compileProgram'

/** Where code stands in content. */
const MODES = new Map<string, ExpressionMode>([
  ['bindings', 'expression'],
  ['collection', 'expression'],
  ['actions', 'action'],
  ['jsCode', 'action'],
])

/** @param fetch - Settles when the rest of the language is there, or cannot be had. */
export function offerLanguage(fetch: () => Promise<unknown>): void {
  fetchLanguageFor((content, isEdited) => (isEdited || needsRest(content) ? fetch() : undefined))
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

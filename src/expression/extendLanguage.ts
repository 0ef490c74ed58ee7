import { type CompiledExpression, compileExpression, forgetCompiled } from './compileExpression'
import { compileTemplate } from './compileTemplate'
import { GLOBALS } from './library/globals'
import { KINDS } from './runtime/kinds'
import { BINARY_OPERATORS } from './runtime/operators'
import { between } from './runtime/perform'
import type { ExpressionMode } from './syntax/compileProgram'
import { BINDING } from './syntax/expressions'
import { OPERANDS, rules, STATEMENTS } from './syntax/rules'

/** What the language is made of. All of it can be added to. */
export const language = {
  /** What reads a statement, by the word or mark that it begins with. */
  statements: STATEMENTS,
  /** What reads an operand, by the word or mark that it begins with. */
  operands: OPERANDS,
  rules,
  /** Binary operators. */
  operators: BINARY_OPERATORS,
  between,
  /** How tight these bind. */
  bindings: BINDING,
  /** Names that mean the same in every expression. */
  globals: GLOBALS,
  /** By what `Object.prototype.toString` says of a value. */
  kinds: KINDS,
}

type Language = typeof language

/** Fetches the rest of the language, where that did not come with this script. */
let fetchRest: (() => Promise<unknown>) | undefined

/** Where code stands in content. */
const MODES = new Map<string, ExpressionMode>([
  ['bindings', 'expression'],
  ['collection', 'expression'],
  ['actions', 'action'],
])

/** Adds to the language. What is compiled from here on can use it. */
export function extendLanguage(
  more: { readonly [Name in keyof Language]: Partial<Language[Name]> },
): void {
  for (const name of Object.keys(more)) {
    Object.assign(language[name as keyof Language], more[name as keyof Language])
  }
  forgetCompiled()
  fetchRest = undefined
}

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
  if (fetchRest && (isEdited || needsMore(content))) await fetchRest()
}

/** Whether code in `content` uses what the language does not have as far as it is there. */
function needsMore(content: unknown): boolean {
  const found: [value: unknown, mode?: ExpressionMode | undefined][] = [[content]]
  // What is found on the way is visited as well.
  for (const [value, mode] of found) {
    if (typeof value === 'string') {
      if (texts(value, mode).some((text) => text.isBeyond)) return true
    } else if (value instanceof Object) {
      for (const [key, part] of Object.entries(value)) found.push([part, mode ?? MODES.get(key)])
    }
  }
  return false
}

function texts(value: string, mode: ExpressionMode | undefined): readonly CompiledExpression[] {
  if (mode) return value.trim() ? [compileExpression(value, mode)] : []
  if (!value.includes('{{')) return []
  return compileTemplate(value).parts.filter((part) => typeof part !== 'string')
}

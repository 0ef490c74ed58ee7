import { isSafeKey } from '../../utils/safePath'
import { MAX_SOURCE_LENGTH } from '../runtime/limits'
import { refuse, toProblem } from '../runtime/problem'
import { readState } from '../runtime/readState'
import { type Notes, startNotes, takeNotes } from './notes'
import type { Evaluate, Part } from './Part'
import { startReading } from './reader'
import { readExpression, readProgram, readSingle } from './statements'

/** How a text is read: as a value to show, or as something to do. */
export type ExpressionMode = 'expression' | 'action'

/** A text turned into closures, and what is known of it before it runs. */
export interface Program extends Notes {
  readonly run: Evaluate
}

/** `state.key`: what most bindings of texts are. */
const STATE_KEY = /^\s*state\.([a-z_$][\w$]*)\s*$/i

/** `return x`, and `var v = x; return v`, as editors store most bindings: in short, `x`. */
const RETURN = /^(?:return\b(.*)|var ([\w$]+) ?=(.*); ?return \2);?$/s

/**
 * Compiles a text. Throws at what is not of the language.
 *
 * In the mode `expression`, a text that is one expression is its value (`{ a: 1 }` is an object);
 * any other is the body of a function.
 */
export function compileProgram(source: string, mode: ExpressionMode): Program {
  if (source.length > MAX_SOURCE_LENGTH) {
    refuse('limit', `The text is longer than ${MAX_SOURCE_LENGTH} characters`)
  }
  const key = mode === 'expression' ? STATE_KEY.exec(source)?.[1] : undefined
  if (key !== undefined && isSafeKey(key)) return readKey(source, key)
  const run = readText(source, mode)
  return { run, ...takeNotes(source) }
}

/** The program of `state.key`, which is told without reading the text. */
function readKey(source: string, key: string): Program {
  const traits = { source, reads: [key], mutates: false }
  return { run: () => readState(key), traits, isBeyond: false }
}

function readText(source: string, mode: ExpressionMode): Evaluate {
  if (mode === 'action') return readBody(source)
  const match = RETURN.exec(source.trim())
  try {
    if (match?.[1] !== undefined) return readAs(readExpression, match[1])
    if (match) return readAs(readSingle, match[3] ?? '')
  } catch {
    // It is more than that, then.
  }
  try {
    return readAs(readExpression, source)
  } catch (thrown) {
    if (toProblem(thrown, '').kind === 'limit') throw thrown
    return readBody(source)
  }
}

function readAs(read: () => Part, text: string): Evaluate {
  startNotes()
  startReading(text)
  return read().get
}

function readBody(text: string): Evaluate {
  return readAs(readProgram, text)
}

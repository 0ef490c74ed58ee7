import { MAX_SOURCE_LENGTH } from './limits'
import type { Evaluate } from './Part'
import type { Traits } from './perform'
import { Refusal } from './problem'
import { StatementCompiler } from './StatementCompiler'

/** How a text is read: as a value to show, or as something to do. */
export type ExpressionMode = 'expression' | 'action'

/** A text turned into closures, and what is known of it before it runs. */
export interface Program {
  readonly run: Evaluate
  readonly traits: Traits
  /** Top-level keys of the state that it writes to; `null` when it may write to any. */
  readonly writes: readonly string[] | null
  /** Whether it has to run on a copy of the state. */
  readonly needsDraft: boolean
}

/** `return x`, and `var v = x; return v`, as editors store most bindings: in short, `x`. */
const RETURN = /^(?:return\b(.*)|var ([\w$]+) ?=(.*); ?return \2);?$/s

/**
 * Compiles a text. Throws a {@link Refusal} at what is not of the language.
 *
 * In the mode `expression`, a text that is one expression is its value (`{ a: 1 }` is an object);
 * any other is the body of a function.
 */
export function compileProgram(source: string, mode: ExpressionMode): Program {
  if (source.length > MAX_SOURCE_LENGTH) {
    throw new Refusal('limit', `The text is longer than ${MAX_SOURCE_LENGTH} characters`)
  }
  const [{ notes }, run] = readProgram(source, mode)
  const { traits, writesState } = notes
  traits.source = source
  traits.reads = notes.readKeys()
  return {
    run,
    traits,
    writes: notes.writtenKeys(),
    needsDraft: mode === 'action' ? traits.mutates : writesState,
  }
}

function readProgram(source: string, mode: ExpressionMode): [StatementCompiler, Evaluate] {
  const match = RETURN.exec(source.trim())
  for (const text of mode === 'expression' ? [match?.[1] ?? match?.[3], source] : []) {
    try {
      const compiler = new StatementCompiler(text ?? '')
      return [compiler, compiler.expression()]
    } catch {
      // Not one expression, then.
    }
  }
  const compiler = new StatementCompiler(source)
  return [compiler, compiler.program()]
}

import { Refusal, toProblem } from './problem'

/**
 * Turns what was thrown into what a `catch` of the text is given. Throws it again where no text may
 * catch it: a limit, or a loop in a `try` would never end; and what the language lacks, or the text
 * would go on with a wrong value.
 */
export function toCaught(thrown: unknown): unknown {
  const { kind, message } = toProblem(thrown, '')
  if (kind === 'limit') throw thrown
  if (!(thrown instanceof Refusal)) return thrown
  if (kind !== 'missing' && kind !== 'error') throw thrown
  return new TypeError(message)
}

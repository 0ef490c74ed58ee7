import { Refusal, toProblem } from './problem'

/**
 * Converts a thrown value to the one that a `catch` of the text receives. Rethrows errors that no
 * text may catch: limits, because a loop around a `try` would never end, and unsupported features,
 * because the text would continue with a wrong value.
 */
export function toCaught(thrown: unknown): unknown {
  const { kind, message } = toProblem(thrown, '')
  if (kind !== 'missing' && kind !== 'error') throw thrown
  return thrown instanceof Refusal ? new TypeError(message) : thrown
}

import type { Frame } from '../runtime/frames'
import { refuse } from '../runtime/problem'
import { namePart } from './namePart'
import { countEffects, declare, forgetEffects } from './notes'
import type { Part, Store } from './Part'
import { storeOf } from './pattern'
import { token } from './reader'

/*
 * A function with `await` pauses between its statements. What an expression waits for is sought
 * before the rest of it, in order, and kept as a variable. That is the same as in JavaScript, unless
 * something happens to the left of it, or decides whether it is needed: there, it is refused.
 */

interface Wait {
  readonly operand: Part
  readonly store: Store
}

/** What the expression that is being read waits for; `null` where it may not wait. */
let waits: Wait[] | null = null
let count = 0

/** Reads `await` and its operand, where `effects` had been read before them. */
export function readAwait(readOperand: () => Part): Part {
  const { start } = token
  const effects = countEffects()
  const operand = readOperand()
  if (waits === null || effects > 0) {
    refuse('syntax', '"await" is not supported here: first give its value to a name', start)
  }
  forgetEffects(effects)
  const name = `await ${count++}`
  declare('var', [name])
  const variable = namePart(name)
  waits.push({ operand, store: storeOf(variable) })
  return { get: variable.get }
}

/** Reads an expression that stands for itself, with what it waits for. */
export function readWhole(read: () => Part): Part {
  const outer = waits
  const outerEffects = countEffects()
  const own: Wait[] = []
  waits = own
  forgetEffects(0)
  const part = read()
  waits = outer
  forgetEffects(outerEffects)
  if (own.length === 0) return part
  return {
    ...part,
    *steps(frame: Frame) {
      for (const { operand, store } of own) store(frame, yield operand.get(frame))
      return part.get(frame)
    },
  }
}

/** Reads what may not be needed. */
export function readPossible<T>(read: () => T): T {
  const outer = waits
  waits = null
  const result = read()
  waits = outer
  return result
}

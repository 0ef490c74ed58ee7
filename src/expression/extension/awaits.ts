import {
  advance,
  declare,
  namePart,
  readSequence,
  readUnary,
  refuse,
  rules,
  storeOf,
} from '../core'
import type { Evaluate, Part, Store } from '../syntax/Part'
import { peek, textSince } from './reading'
import type { Steps } from './steps'

/*
 * A function with `await` pauses between its statements. What an expression waits for is sought before the rest of it,
 * in order, and kept as a variable. That is the same as in JavaScript, unless something happens to the left of it, or
 * decides whether it is needed: there, it is refused.
 */

/** What an expression waits for, and where that is kept. */
interface Wait {
  readonly operand: Evaluate
  readonly store: Store
}

/** An expression that is being read, as far as it may wait. */
interface Whole {
  readonly waits: Wait[]
  /** Where what stands between its waits begins. */
  start: number
}

/** What happens to the left of an `await`, or decides whether it is needed. */
const EFFECT = /\)|=>|[?]|&&|\|\||\+\+|--|[-+*/%&|^]=/

/** Whether what is being read belongs to an async function. */
let isAsync = false
let whole: Whole | null = null
let count = 0

export function startOutside(): void {
  isAsync = false
  whole = null
}

export function isInAsync(): boolean {
  return isAsync
}

/** Reads the body of a function. */
export function readBodyOf<T>(isBodyAsync: boolean, read: () => T): T {
  const outer = { isAsync, whole }
  isAsync = isBodyAsync
  whole = null
  const body = read()
  ;({ isAsync, whole } = outer)
  return body
}

/** Reads an expression that stands for itself, with what it waits for. */
export function readWhole(read: () => Part = readSequence): Steps {
  const outer = whole
  const own: Whole = { waits: [], start: peek().start }
  whole = isAsync ? own : null
  const { get } = read()
  whole = outer
  return function* (frame) {
    for (const { operand, store } of own.waits) store(frame, yield operand(frame))
    return get(frame)
  }
}

/** Reads `await` and what it waits for. */
export function readAwait(): Part {
  const { start } = peek()
  if (!isAsync) refuse('syntax', '"await" works in async functions only', start)
  if (!whole || EFFECT.test(textSince(whole.start))) {
    refuse('syntax', '"await" is not supported here: first give its value to a name', start)
  }
  const own = whole
  advance()
  // What it waits for may wait itself, before it.
  own.start = peek().start
  const { get } = readUnary()
  own.start = peek().start
  const name = `await ${count++}`
  declare('var', [name])
  const variable = namePart(name)
  own.waits.push({ operand: get, store: storeOf(variable) })
  return { get: variable.get }
}

/** As `rules.body`, for functions that may not wait. */
export function readPlainBody(): Evaluate {
  return readBodyOf(false, readCommonBody)
}

const readCommonBody = rules.body

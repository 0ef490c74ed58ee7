import { SLOW_STEPS } from './limits'
import { spend } from './run'

/** Functions of the language: built-in ones, and those that texts have created. */
const functions = new WeakSet<object>()

/** Registers a function that a text creates, and returns it. */
export function noteFunction<T extends object>(callable: T): T {
  spend(SLOW_STEPS)
  functions.add(callable)
  return callable
}

/** Registers a built-in value, if it is a function, and returns it. */
export function noteBuiltIn<T>(value: T): T {
  if (typeof value === 'function') functions.add(value)
  return value
}

export function isOfLanguage(callable: unknown): boolean {
  return functions.has(callable as object)
}

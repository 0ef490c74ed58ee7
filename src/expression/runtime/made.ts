import { isObject } from '../../utils/values/isObject'
import { SLOW_STEPS } from './limits'
import { refuse } from './problem'
import { currentScope, limitList, own, spend } from './run'
import type { Scope } from './Scope'

/** Scopes of the runs that created Sets and other objects that are not plain data. */
const makers = new WeakMap<object, Scope>()

/** Registers an object that the run created, which only its own methods and fields change. */
export function made<T extends object>(value: T): T {
  spend(SLOW_STEPS)
  makers.set(value, currentScope())
  return value
}

export function isMade(value: object): boolean {
  return makers.has(value)
}

/** Refuses to mutate an object that the run has not created. */
export function assertMade(value: object, name: string | number): void {
  if (makers.get(value) !== currentScope()) {
    refuse('forbidden', `"${name}" cannot change this: it was made elsewhere`)
  }
}

/** Makes a list that the engine created writable for the run. Returns other values unchanged. */
export function ownList(result: unknown): unknown {
  if (!isObject(result)) return result
  return own(limitList(Array.isArray(result) ? result : Array.from(result as Iterable<unknown>)))
}

/** Like {@link ownList}, for a list of lists that the engine created. */
export function ownLists(result: unknown): unknown {
  return ownList(Array.from(result as Iterable<unknown[]>, own))
}

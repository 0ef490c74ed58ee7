import { SLOW_STEPS } from './limits'
import { refuse } from './problem'
import { currentScope, limitList, own, spend } from './run'
import type { Scope } from './Scope'

/** Sets and other objects that are no plain data, with the scopes of the runs that made them. */
const makers = new WeakMap<object, Scope>()

/** Takes in what the run has made. Nothing but its own methods and fields changes it. */
export function made<T extends object>(value: T): T {
  spend(SLOW_STEPS)
  makers.set(value, currentScope())
  return value
}

export function isMade(value: object): boolean {
  return makers.has(value)
}

/** Refuses a change of what the run has not made. */
export function assertMade(value: object, name: string | number): void {
  if (makers.get(value) !== currentScope()) {
    refuse('forbidden', `"${name}" cannot change this: it was made elsewhere`)
  }
}

/** A list that the engine made, for the run to change; any other value as it is. */
export function ownList(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result
  const list = limitList(Array.isArray(result) ? result : Array.from(result as Iterable<unknown>))
  for (const item of list) if (Array.isArray(item)) own(item)
  return own(list)
}

/** How a statement ended, where it did not simply end. */
export const BROKEN = Symbol('break')
export const CONTINUED = Symbol('continue')
export const RETURNED = Symbol('return')

// Nothing runs between a `return` and the end of its function, so one place is enough.
let returned: unknown

/** Keeps the value that a function is about to end with. */
export function giveBack(value: unknown): typeof RETURNED {
  returned = value
  return RETURNED
}

/** What a body gives back, from how it ended. */
export function takeBack(completion: unknown): unknown {
  const value = completion === RETURNED ? returned : undefined
  returned = undefined
  return value
}

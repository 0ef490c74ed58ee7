import { spend } from '../core'
import type { Frame } from '../runtime/frames'
import { SLOW_STEPS } from '../runtime/limits'
import type { Evaluate } from '../syntax/Part'

/** As {@link Evaluate}, with a pause wherever an async function waits: it yields what for, and is given what came of it. */
export type Steps = (frame: Frame | null) => Generator<unknown, unknown, unknown>

/** What never waits. */
export function stepped(evaluate: Evaluate): Steps {
  // biome-ignore lint/correctness/useYield: it is one of those that may.
  return function* (frame) {
    return evaluate(frame)
  }
}

/** What stands where nothing may wait. */
export function atOnce(steps: Steps): Evaluate {
  return (frame) => {
    spend(SLOW_STEPS)
    return steps(frame).next().value
  }
}

/** Rules that others refer to which stand below them. */
export const grammar = {} as {
  /** Reads a statement that may wait, if it is one of an async function. */
  step: () => Steps
  /** Reads `{ … }` as such a statement. */
  block: () => Steps
}

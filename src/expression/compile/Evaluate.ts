import type { Frame } from '../runtime/frames'

/** Gives the value of an expression; of a statement, how it ended. */
export type Evaluate = (frame: Frame | null) => unknown

/** As {@link Evaluate}, with a pause at each `await`: it yields what it waits for, and is given what came of it. */
export type Steps = (frame: Frame | null) => Generator<unknown, unknown, unknown>

/** Assigns a value to the names and members of a pattern. */
export type Store = (frame: Frame | null, value: unknown) => void

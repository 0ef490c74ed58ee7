import type { Frame } from '../runtime/frames'
import { SLOW_STEPS } from '../runtime/limits'
import { spend } from '../runtime/run'
import type { Evaluate, Steps } from './Evaluate'

/** What a statement has run next, and in which frame. */
export type Task<Run> = readonly [run: Run, frame: Frame | null]

/**
 * What a statement does, written once for both kinds of functions: it yields what is to be run, and is given what came of
 * it. At the end, it gives how it ended.
 */
export type Control<Run> = (frame: Frame | null) => Generator<Task<Run>, unknown, unknown>

/** Runs a statement where nothing waits. */
export function atOnce(control: Control<Evaluate>): Evaluate {
  return (outer) => {
    spend(SLOW_STEPS)
    const tasks = control(outer)
    let step = tasks.next()
    while (!step.done) {
      const [run, frame] = step.value
      let value: unknown
      try {
        value = run(frame)
      } catch (thrown) {
        step = tasks.throw(thrown)
        continue
      }
      step = tasks.next(value)
    }
    return step.value
  }
}

/** Runs a statement of a function that waits. */
export function inSteps(control: Control<Steps>): Steps {
  return function* (outer) {
    const tasks = control(outer)
    let step = tasks.next()
    while (!step.done) {
      const [run, frame] = step.value
      let value: unknown
      try {
        value = yield* run(frame)
      } catch (thrown) {
        step = tasks.throw(thrown)
        continue
      }
      step = tasks.next(value)
    }
    return step.value
  }
}

/** What never waits, among what may. */
export function stepped(evaluate: Evaluate): Steps {
  // biome-ignore lint/correctness/useYield: it is one of those that may.
  return function* (frame) {
    return evaluate(frame)
  }
}

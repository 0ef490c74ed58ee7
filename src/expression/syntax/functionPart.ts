import type { Frame } from '../runtime/frames'
import { withTraits } from '../runtime/functions'
import { attemptLater } from '../runtime/perform'
import { currentRun, enterCall, leaveCall } from '../runtime/run'
import { compileParameters } from './listPart'
import type { Part } from './Part'

/** What is known of a function when all of it was read. */
export interface FunctionShape {
  /** First its own name, empty where it has none; then its parameters and its `var`s. */
  readonly names: readonly string[]
  readonly parameters: readonly Part[]
  readonly body: Part
  /** What a call costs, in steps. */
  readonly weight: number
  /** Whether `this` is that of what stands around it. */
  readonly isArrow: boolean
}

/** A function that the text makes. It works for the text's own run, and on its own after it. */
export function functionPart({ names, parameters, body, weight, isArrow }: FunctionShape): Part {
  const bind = compileParameters(parameters)
  return {
    isFunction: true,
    get(outer) {
      const run = currentRun()
      const work = (receiver: unknown, args: readonly unknown[]): unknown => {
        enterCall(weight)
        const values = [callable]
        const frame: Frame = isArrow
          ? { outer, names, values }
          : { outer, names, values, call: { receiver, args } }
        bind(frame, args)
        const value = body.get(frame)
        leaveCall()
        return value
      }
      const call = (receiver: unknown, args: readonly unknown[]): unknown =>
        attemptLater(run, () => work(receiver, args))
      const callable = (...args: unknown[]): unknown => call(undefined, args)
      return withTraits(callable, { call })
    },
  }
}

import type { Frame } from '../runtime/frames'
import { type FunctionTraits, rememberFunction } from '../runtime/functions'
import { attemptLater } from '../runtime/perform'
import type { Run } from '../runtime/Run'
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
    get(outer) {
      const { run } = outer
      const work = (receiver: unknown, args: readonly unknown[]): unknown => {
        run.enterCall(weight)
        const values = [callable]
        const frame: Frame = isArrow
          ? { run, outer, names, values }
          : { run, outer, names, values, call: { receiver, args } }
        bind(frame, args)
        const value = body.get(frame)
        run.leaveCall()
        return value
      }
      const invoke = (receiver: unknown, args: readonly unknown[], caller?: Run): unknown =>
        attemptLater(run, () => work(receiver, args), caller)
      const callable = (...args: unknown[]): unknown => invoke(undefined, args)
      const call: FunctionTraits['call'] = (caller, receiver, args) =>
        invoke(receiver, args, caller)
      return rememberFunction(callable, { isMade: true, call })
    },
  }
}

import type { Frame } from '../runtime/frames'
import { currentRun, currentScope, enterCall, leaveCall } from '../runtime/run'
import { compileParameters } from './listPart'
import type { Evaluate, Part } from './Part'
import { rules } from './rules'

/** Names for how a function was called: no text can spell them. */
export const CALL_NAMES = [' this', ' arguments']

/** What is known of a function when all of it was read. */
export interface FunctionShape {
  /** First its own name, empty where it has none; then {@link CALL_NAMES}, its parameters and its `var`s. */
  readonly names: readonly string[]
  readonly parameters: readonly Part[]
  readonly body: Evaluate
  /** What a call costs, in steps. */
  readonly weight: number
  /** Whether it has no {@link CALL_NAMES} of its own. */
  readonly isArrow: boolean
}

/** A function that the text makes. It works for the text's own run, and on its own after it. */
export function functionPart({ names, parameters, body, weight, isArrow }: FunctionShape): Part {
  const bind = compileParameters(parameters)
  return {
    get(outer) {
      const { scope, traits } = currentRun()
      const call = (self: unknown, args: readonly unknown[]): unknown => {
        enterCall(weight)
        const values = isArrow ? [callable] : [callable, self, args]
        const frame: Frame = { outer, names, values }
        bind(frame, args)
        const value = body(frame)
        leaveCall()
        return value
      }
      function callable(this: unknown, ...args: unknown[]): unknown {
        return currentScope() === scope
          ? call(this, args)
          : rules.later(scope, traits, () => call(this, args))
      }
      rules.made?.(callable)
      return callable
    },
  }
}

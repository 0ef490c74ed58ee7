import type { Frame } from '../runtime/frames'
import { attemptLater, type Traits } from '../runtime/perform'
import { currentScope, enterCall, leaveCall } from '../runtime/run'
import { compileParameters } from './listPart'
import type { Evaluate, Part } from './Part'

/** What is known of a function when all of it was read. */
export interface FunctionShape {
  /** First its own name, empty where it has none; then its parameters and its `var`s. */
  readonly names: readonly string[]
  readonly parameters: readonly Part[]
  readonly body: Evaluate
  /** What a call costs, in steps. */
  readonly weight: number
}

/** A function that the text makes. It works for the text's own run, and on its own after it. */
export function functionPart(
  { names, parameters, body, weight }: FunctionShape,
  traits: Traits,
): Part {
  const bind = compileParameters(parameters)
  return {
    get(outer) {
      const scope = currentScope()
      const call = (args: readonly unknown[]): unknown => {
        enterCall(weight)
        const frame: Frame = { outer, names, values: [callable] }
        bind(frame, args)
        const value = body(frame)
        leaveCall()
        return value
      }
      const callable = (...args: unknown[]): unknown =>
        currentScope() === scope ? call(args) : attemptLater(scope, traits, () => call(args))
      return callable
    },
  }
}

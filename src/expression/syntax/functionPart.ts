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
}

/** A function that the text makes. It works for the text's own run, and on its own after it. */
export function functionPart(shape: FunctionShape): Part {
  const start = compileCall(shape)
  return {
    get(outer) {
      const { run } = outer
      const invoke = (receiver: unknown, args: readonly unknown[], caller?: Run): unknown =>
        run.isOpen
          ? start(outer, callable, receiver, args)
          : attemptLater(run, () => start(outer, callable, receiver, args), caller)
      const callable = (...args: unknown[]): unknown => invoke(undefined, args)
      const call: FunctionTraits['call'] = (caller, receiver, args) =>
        invoke(receiver, args, caller)
      return rememberFunction(callable, { isMade: true, call })
    },
  }
}

type Start = (
  outer: Frame,
  callable: unknown,
  receiver: unknown,
  args: readonly unknown[],
) => unknown

/** What a call does, given the frame around the function, and the function itself. */
function compileCall({ names, parameters, body, weight }: FunctionShape): Start {
  const isPlain = parameters.every(({ name, isSpread }) => name !== undefined && !isSpread)
  const bind = isPlain ? null : compileParameters(parameters)
  const self = names.indexOf('this')
  const list = names.indexOf('arguments')
  const { get } = body

  return (outer, callable, receiver, args) => {
    const { run } = outer
    run.enterCall(weight)
    const values = [callable]
    const frame: Frame = { run, outer, names, values }
    if (self > 0) values[self] = receiver
    if (list > 0) values[list] = run.own([...args])
    // Plain names stand in order, after the function's own.
    if (bind) bind(frame, args)
    else for (let index = 0; index < parameters.length; index++) values[index + 1] = args[index]
    const value = get(frame)
    run.leaveCall()
    return value
  }
}

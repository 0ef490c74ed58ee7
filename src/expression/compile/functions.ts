import type { FunctionNode } from '../parse/nodes'
import { callLater } from '../runtime/callLater'
import { type Frame, openFrame } from '../runtime/frames'
import { noteFunction } from '../runtime/languageFunctions'
import { currentRun, currentScope, enterCall, leaveCall } from '../runtime/run'
import { type PlainCompiler, weightOf } from './Compiler'
import type { Evaluate } from './Evaluate'
import { compileParameters } from './lists'

/**
 * A function that the text makes. It works for the text's own run, and on its own after it.
 *
 * @param compileBody - Gives what runs the body, in the frame of the function.
 */
export function compileFunction(
  node: FunctionNode,
  outerCompiler: PlainCompiler,
  compileBody: (compiler: PlainCompiler) => Evaluate,
): Evaluate {
  const { names } = node
  const compiler = outerCompiler.within(names)
  const bind = compileParameters(node.params, compiler)
  const body = compileBody(compiler)
  const isArrow = node.type === 'ArrowFunctionExpression'
  const weight = weightOf(node)
  return (outer) => {
    const { scope, traits } = currentRun()
    const call = (self: unknown, args: readonly unknown[]): unknown => {
      enterCall(weight)
      const frame = openFrame(outer, names)
      if (!isArrow) (frame as Frame).values.push(callable, self, args)
      bind(frame, args)
      const value = body(frame)
      leaveCall()
      return value
    }
    function callable(this: unknown, ...args: unknown[]): unknown {
      return currentScope() === scope
        ? call(this, args)
        : callLater(scope, traits, () => call(this, args))
    }
    return noteFunction(callable)
  }
}

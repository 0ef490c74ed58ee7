import type { Expression, FunctionNode, NodeOf, Statement } from '../parse/nodes'
import { callLater } from '../runtime/callLater'
import { captureFrame, openFrame } from '../runtime/frames'
import { noteFunction } from '../runtime/languageFunctions'
import { currentRun, currentScope, enterCall, leaveCall } from '../runtime/run'
import { runAsync } from '../runtime/runAsync'
import { Activation } from './Activation'
import { Body } from './Body'
import { type Compiler, type Evaluator, weightOf } from './Compiler'
import { compileParameters } from './patterns'
import { compileStatements } from './statements'

/** Compiles a function of the text. It can also be called after the text's own run has ended. */
export function compileFunction(node: FunctionNode, outerCompiler: Compiler): Evaluator {
  const { names } = node
  const compiler = outerCompiler.within(names)
  const bind = compileParameters(node.params, compiler)
  const body = compileBody(node, compiler)
  const isArrow = node.type === 'ArrowFunctionExpression'
  const weight = weightOf(node)
  return (outer) => {
    const { scope, traits } = currentRun()
    captureFrame(outer)
    const call = (self: unknown, args: readonly unknown[]): unknown => {
      enterCall(weight)
      const frame = isArrow ? openFrame(outer, names) : { outer, values: [callable, self, args] }
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

/** Compiles the body of a function or a text. Its evaluator returns the result or a promise. */
export function compileBody(node: FunctionNode | NodeOf<'Program'>, compiler: Compiler): Evaluator {
  const { awaits, body: content } = node
  const isAsync = node.type === 'Program' ? awaits.length > 0 : node.async
  const statements = 'type' in content ? statementsOf(content) : content
  const [first] = statements
  const result = statements.length === 1 && first?.type === 'ReturnStatement' && first.argument
  if (result && !isAsync) return compiler.expression(result)
  const variables = awaits.length > 0 ? [' '] : []
  const body = new Body(compiler.within(variables), awaits, variables)
  compileStatements(statements, body)
  // Falling off the end returns `undefined`, even after a `finally` has cancelled a `return`.
  body.emit((run) => {
    run.value = undefined
  })
  const { steps } = body
  if (isAsync) return (frame) => runAsync(new Activation(steps, openFrame(frame, variables)))
  return (frame) => {
    const run = new Activation(steps, frame)
    run.next()
    return run.value
  }
}

/** Returns the statements of a body. The body of `=> x` is `return x`. */
function statementsOf(body: NodeOf<'BlockStatement'> | Expression): readonly Statement[] {
  if (body.type === 'BlockStatement') return body.body
  const { start, end } = body
  return [{ type: 'ReturnStatement', argument: body, start, end }]
}

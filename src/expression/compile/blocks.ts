import type { NodeOf, Statement } from '../parse/nodes'
import { openFrame } from '../runtime/frames'
import type { Compiler } from './Compiler'
import type { Control } from './Control'
import type { Evaluate } from './Evaluate'

/** Statements one after the other, up to one that ends otherwise. */
export function controlStatements<Run>(
  body: readonly Statement[],
  compiler: Compiler<Run>,
): Control<Run> {
  const steps = inOrder(body).map((node) => compiler.statement(node))
  return function* (frame) {
    for (const step of steps) {
      const completion = yield [step, frame]
      if (completion !== undefined) return completion
    }
    return undefined
  }
}

/** As {@link controlStatements}, where nothing waits. */
export function compileStatements(
  body: readonly Statement[],
  compiler: Compiler<Evaluate>,
): Evaluate {
  const steps = inOrder(body).map((node) => compiler.statement(node))
  return (frame) => {
    for (const step of steps) {
      const completion = step(frame)
      if (completion !== undefined) return completion
    }
    return undefined
  }
}

/** `{ … }`. */
export function controlBlock<Run>(
  node: NodeOf<'BlockStatement'>,
  compiler: Compiler<Run>,
): Control<Run> {
  const { names } = node
  const run = controlStatements(node.body, compiler.within(names))
  return (outer) => run(openFrame(outer, names))
}

/** As {@link controlBlock}, where nothing waits. */
export function compileBlock(
  node: NodeOf<'BlockStatement'>,
  compiler: Compiler<Evaluate>,
): Evaluate {
  const { names } = node
  const run = compileStatements(node.body, compiler.within(names))
  return names.length > 0 ? (outer) => run(openFrame(outer, names)) : run
}

/** Functions first: they may be called before the line that declares them. */
export function inOrder(body: readonly Statement[]): readonly Statement[] {
  const isFunction = ({ type }: Statement) => type === 'FunctionDeclaration'
  if (!body.some(isFunction)) return body
  return [...body.filter(isFunction), ...body.filter((node) => !isFunction(node))]
}

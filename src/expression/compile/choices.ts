import type { NodeOf } from '../parse/nodes'
import { BROKEN } from '../runtime/completion'
import { openFrame } from '../runtime/frames'
import { inOrder } from './blocks'
import type { Compiler } from './Compiler'
import type { Control } from './Control'
import type { Evaluate } from './Evaluate'

export function controlIf<Run>(node: NodeOf<'IfStatement'>, compiler: Compiler<Run>): Control<Run> {
  const test = compiler.expression(node.test)
  const yes = compiler.statement(node.consequent)
  const no = node.alternate && compiler.statement(node.alternate)
  return function* (frame) {
    const chosen = (yield [test, frame]) ? yes : no
    return chosen ? yield [chosen, frame] : undefined
  }
}

/** As {@link controlIf}, where nothing waits. */
export function compileIf(node: NodeOf<'IfStatement'>, compiler: Compiler<Evaluate>): Evaluate {
  const test = compiler.expression(node.test)
  const yes = compiler.statement(node.consequent)
  const no = node.alternate && compiler.statement(node.alternate)
  return (frame) => (test(frame) ? yes(frame) : no?.(frame))
}

export function controlSwitch<Run>(
  node: NodeOf<'SwitchStatement'>,
  outer: Compiler<Run>,
): Control<Run> {
  const { names } = node
  const compiler = outer.within(names)
  const subject = outer.expression(node.discriminant)
  const statements: Run[] = []
  const branches = node.cases.map(({ test, consequent }) => {
    const start = statements.length
    statements.push(...inOrder(consequent).map((statement) => compiler.statement(statement)))
    return { test: test && compiler.expression(test), start }
  })
  const fallback = branches.find(({ test }) => !test)?.start ?? statements.length
  return function* (outerFrame) {
    const given = yield [subject, outerFrame]
    const frame = openFrame(outerFrame, names)
    let start = fallback
    for (const branch of branches) {
      if (!branch.test || (yield [branch.test, frame]) !== given) continue
      start = branch.start
      break
    }
    for (const statement of statements.slice(start)) {
      const completion = yield [statement, frame]
      if (completion !== undefined) return completion === BROKEN ? undefined : completion
    }
    return undefined
  }
}

import type { NodeOf } from '../parse/nodes'
import { toCaught } from '../runtime/caught'
import { giveBack, RETURNED, takeBack } from '../runtime/completion'
import { openFrame } from '../runtime/frames'
import { SLOW_STEPS } from '../runtime/limits'
import { currentRun, spend } from '../runtime/run'
import type { Compiler } from './Compiler'
import type { Control } from './Control'

/** `try`, with `catch` and `finally`. */
export function controlTry<Run>(
  node: NodeOf<'TryStatement'>,
  compiler: Compiler<Run>,
): Control<Run> {
  const body = compiler.statement(node.block)
  const block: Control<Run> = function* (frame) {
    return yield [body, frame]
  }
  const guarded = node.handler ? withCatch(block, node.handler, compiler) : block
  return node.finalizer ? withFinally(guarded, compiler.statement(node.finalizer)) : guarded
}

function withCatch<Run>(
  block: Control<Run>,
  handler: NodeOf<'CatchClause'>,
  outer: Compiler<Run>,
): Control<Run> {
  const { names } = handler
  const compiler = outer.within(names)
  const store = handler.param && compiler.pattern(handler.param)
  const body = compiler.statement(handler.body)
  return function* (outerFrame) {
    const { depth } = currentRun()
    try {
      return yield* block(outerFrame)
    } catch (thrown) {
      const caught = recover(thrown, depth)
      const frame = openFrame(outerFrame, names)
      store?.(frame, caught)
      return yield [body, frame]
    }
  }
}

function withFinally<Run>(guarded: Control<Run>, last: Run): Control<Run> {
  return function* (frame) {
    const { depth } = currentRun()
    let completion: unknown
    try {
      completion = yield* guarded(frame)
    } catch (thrown) {
      recover(thrown, depth)
      const later = yield [last, frame]
      if (later === undefined) throw thrown
      return later
    }
    // Functions that it calls give back values of their own.
    const value = takeBack(completion)
    const later = yield [last, frame]
    if (later !== undefined) return later
    return completion === RETURNED ? giveBack(value) : completion
  }
}

/** Gives what a `catch` at this depth is given; throws again what no text may catch. */
function recover(thrown: unknown, depth: number): unknown {
  const caught = toCaught(thrown)
  currentRun().depth = depth
  spend(2 * SLOW_STEPS)
  return caught
}

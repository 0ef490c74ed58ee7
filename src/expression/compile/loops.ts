import type { EachStatement, NodeOf, Pattern } from '../parse/nodes'
import { BROKEN, continuesLoop } from '../runtime/completion'
import { copyFrame, openFrame } from '../runtime/frames'
import { itemsOf, keysOf } from '../runtime/properties'
import { spend } from '../runtime/run'
import { type Compiler, weightOf } from './Compiler'
import type { Control } from './Control'
import type { Evaluate, Store } from './Evaluate'

type LoopNode = NodeOf<'ForStatement'> | NodeOf<'WhileStatement'>
type Labels = readonly string[]

/** What a loop is made of. */
interface Loop<Run> {
  readonly names: readonly string[]
  readonly init: Run | null
  /** Without one, the loop goes on. */
  readonly test: Run | null
  readonly update: Run | null
  readonly body: Run
  /** Whether the first turn needs no test. */
  readonly isTestedLate: boolean
  readonly weight: number
}

/** `for (;;)`, `while` and `do`. */
export function controlLoop<Run>(
  node: LoopNode,
  compiler: Compiler<Run>,
  labels: Labels,
): Control<Run> {
  const { names, init, test, update, body, isTestedLate, weight } = loopOf(node, compiler)
  return function* (outer) {
    let frame = openFrame(outer, names)
    if (init) yield [init, frame]
    let isDue = isTestedLate || !test || (yield [test, frame])
    while (isDue) {
      spend(weight)
      const completion = yield [body, frame]
      if (completion !== undefined && !continuesLoop(completion, labels)) {
        return completion === BROKEN ? undefined : completion
      }
      // Functions that a turn made keep the variables of that turn.
      frame = copyFrame(frame, outer)
      if (update) yield [update, frame]
      isDue = !test || (yield [test, frame])
    }
    return undefined
  }
}

/** As {@link controlLoop}, where nothing waits. */
export function compileLoop(
  node: LoopNode,
  compiler: Compiler<Evaluate>,
  labels: Labels,
): Evaluate {
  const { names, init, test, update, body, isTestedLate, weight } = loopOf(node, compiler)
  return (outer) => {
    let frame = openFrame(outer, names)
    init?.(frame)
    let isDue = isTestedLate || !test || test(frame)
    while (isDue) {
      spend(weight)
      const completion = body(frame)
      if (completion !== undefined && !continuesLoop(completion, labels)) {
        return completion === BROKEN ? undefined : completion
      }
      frame = copyFrame(frame, outer)
      update?.(frame)
      isDue = !test || test(frame)
    }
    return undefined
  }
}

function loopOf<Run>(node: LoopNode, outer: Compiler<Run>): Loop<Run> {
  const names = node.type === 'ForStatement' ? node.names : []
  const compiler = outer.within(names)
  const test = node.test && compiler.expression(node.test)
  const body = compiler.statement(node.body)
  const isTestedLate = node.type === 'DoWhileStatement'
  const rest = { names, test, body, isTestedLate, weight: weightOf(node) }
  if (node.type !== 'ForStatement') return { ...rest, init: null, update: null }
  const { init, update } = node
  return {
    ...rest,
    init:
      init &&
      (init.type === 'VariableDeclaration' ? compiler.statement(init) : compiler.expression(init)),
    update: update && compiler.expression(update),
  }
}

/** What `for (… of …)` and `for (… in …)` are made of. */
interface Each<Run> {
  readonly names: readonly string[]
  readonly store: Store
  readonly list: Run
  readonly toItems: (value: unknown) => readonly unknown[]
  readonly body: Run
  readonly weight: number
}

/** `for (… of …)` and `for (… in …)`. */
export function controlEach<Run>(
  node: EachStatement,
  compiler: Compiler<Run>,
  labels: Labels,
): Control<Run> {
  const { names, store, list, toItems, body, weight } = eachOf(node, compiler)
  return function* (outer) {
    for (const item of toItems(yield [list, outer])) {
      spend(weight)
      const frame = openFrame(outer, names)
      store(frame, item)
      const completion = yield [body, frame]
      if (completion !== undefined && !continuesLoop(completion, labels)) {
        return completion === BROKEN ? undefined : completion
      }
    }
    return undefined
  }
}

/** As {@link controlEach}, where nothing waits. */
export function compileEach(
  node: EachStatement,
  compiler: Compiler<Evaluate>,
  labels: Labels,
): Evaluate {
  const { names, store, list, toItems, body, weight } = eachOf(node, compiler)
  return (outer) => {
    for (const item of toItems(list(outer))) {
      spend(weight)
      const frame = openFrame(outer, names)
      store(frame, item)
      const completion = body(frame)
      if (completion !== undefined && !continuesLoop(completion, labels)) {
        return completion === BROKEN ? undefined : completion
      }
    }
    return undefined
  }
}

function eachOf<Run>(node: EachStatement, outer: Compiler<Run>): Each<Run> {
  const { left, right, type } = node
  const { names } = node
  const compiler = outer.within(names)
  const target = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : left
  return {
    names,
    store: compiler.pattern(target as Pattern),
    list: outer.expression(right),
    toItems: type === 'ForOfStatement' ? itemsOf : keysOf,
    body: compiler.statement(node.body),
    weight: weightOf(node),
  }
}

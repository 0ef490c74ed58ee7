import type { ArrayExpression, Expression, Pattern, SpreadElement } from '../parse/nodes'
import type { Frame } from '../runtime/frames'
import { MAX_LIST_LENGTH } from '../runtime/limits'
import { itemsOf } from '../runtime/properties'
import { limitLength, own } from '../runtime/run'
import type { PlainCompiler } from './Compiler'
import type { Evaluate, Store } from './Evaluate'

type Items = (...given: Parameters<Evaluate>) => unknown[]

export function compileArray({ elements }: ArrayExpression, compiler: PlainCompiler): Evaluate {
  const items = compileItems(elements, compiler)
  return (frame) => own(items(frame))
}

/** The items of a list, or what a function is called with. */
export function compileItems(
  nodes: readonly (Expression | SpreadElement | null)[],
  compiler: PlainCompiler,
): Items {
  const items = nodes.map((node) => {
    const isSpread = node?.type === 'SpreadElement'
    const value = isSpread ? node.argument : node
    return { isSpread, get: value ? compiler.expression(value) : () => undefined }
  })
  if (!items.some(({ isSpread }) => isSpread)) {
    return (frame) => items.map(({ get }) => get(frame))
  }
  return (frame) => {
    const list: unknown[] = []
    for (const { get, isSpread } of items) {
      const value = get(frame)
      if (!isSpread) list.push(value)
      else for (const item of itemsOf(value)) list.push(item)
      limitLength(list.length, MAX_LIST_LENGTH)
    }
    return list
  }
}

/** Assigns the items of a list, or what a function was called with, to these patterns. */
export function compileParameters(
  patterns: readonly (Pattern | null)[],
  compiler: Pick<PlainCompiler, 'pattern'>,
): (frame: Frame | null, values: readonly unknown[]) => void {
  const stores: { store: Store; index: number; isRest: boolean }[] = []
  patterns.forEach((pattern, index) => {
    if (pattern === null) return
    const isRest = pattern.type === 'RestElement'
    stores.push({ store: compiler.pattern(isRest ? pattern.argument : pattern), index, isRest })
  })
  return (frame, values) => {
    for (const { store, index, isRest } of stores) {
      store(frame, isRest ? own(values.slice(index)) : values[index])
    }
  }
}

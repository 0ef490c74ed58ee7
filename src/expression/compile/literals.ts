import { compileRegExpLiteral } from '../library/regExps'
import type { Expression, SpreadableExpression } from '../parse/nodes'
import { toText } from '../runtime/coerce'
import type { Frame } from '../runtime/frames'
import { MAX_LIST_LENGTH, SLOW_STEPS } from '../runtime/limits'
import { entriesOf, itemsOf, put, type SafeKey } from '../runtime/properties'
import { limitLength, limitText, own, spend } from '../runtime/run'
import type { Compiler, Evaluator, ExpressionRules } from './Compiler'
import { compileKey } from './members'

/** Compilers of literals, templates, lists and objects. */
export const LITERAL_RULES = {
  Literal: ({ value, regex }): Evaluator =>
    regex ? compileRegExpLiteral(regex.pattern, regex.flags) : () => value,
  TemplateLiteral({ quasis, expressions }, compiler) {
    const values = expressions.map((node) => compiler.expression(node))
    return (frame) =>
      values.reduce(
        (text, get, index) => limitText(text + toText(get(frame)) + quasis[index + 1]),
        quasis[0] ?? '',
      )
  },
  ArrayExpression({ elements }, compiler) {
    const items = compileItems(elements, compiler)
    return (frame) => own(items(frame))
  },
  ObjectExpression({ properties }, compiler) {
    const steps = properties.map((property) => {
      if (property.type === 'SpreadElement') {
        const get = compiler.expression(property.argument)
        return (object: object, frame: Frame | null) => {
          for (const [name, value] of entriesOf(get(frame))) put(object, name, value)
        }
      }
      const key = compileKey(property, compiler)
      const get = compiler.expression(property.value as Expression)
      const define = property.kind === 'get' ? defineGetter : put
      return (object: object, frame: Frame | null) => define(object, key(frame), get(frame))
    })
    return (frame) => {
      const object = own({})
      for (const step of steps) step(object, frame)
      return object
    }
  },
} satisfies ExpressionRules

/** Compiles the items of a list or the arguments of a call. */
export function compileItems(
  nodes: readonly (SpreadableExpression | null)[],
  compiler: Compiler,
): (...given: Parameters<Evaluator>) => unknown[] {
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

function defineGetter(object: object, key: SafeKey, compute: unknown): void {
  spend(10 * SLOW_STEPS)
  put(object, key, compute)
  Object.defineProperty(object, key, {
    get: () => Reflect.apply(compute as () => unknown, object, []),
    // Assignment replaces the getter by an ordinary property.
    set: (value: unknown) => Reflect.defineProperty(object, key, { value, writable: true }),
    enumerable: true,
    configurable: true,
  })
}

import { constantKey } from '../analyze/constantKey'
import type { Expression, ObjectExpression } from '../parse/nodes'
import { SLOW_STEPS } from '../runtime/limits'
import { entriesOf, put, type SafeKey } from '../runtime/properties'
import { own, spend } from '../runtime/run'
import type { PlainCompiler } from './Compiler'
import type { Evaluate } from './Evaluate'
import { compileKey } from './members'

/** `{ a, b: c, ...d, get e() { … } }`. */
export function compileObjectLiteral(
  { properties }: ObjectExpression,
  compiler: PlainCompiler,
): Evaluate {
  const definitions = properties.map((property) => {
    if (property.type === 'SpreadElement') {
      return { get: compiler.expression(property.argument), key: null, define: put }
    }
    return {
      get: compiler.expression(property.value as Expression),
      key: compileKey(property.key, constantKey(property), compiler),
      define: property.kind === 'get' ? defineGetter : put,
    }
  })
  return (frame) => {
    const object = own({})
    for (const { key, get, define } of definitions) {
      if (key !== null) define(object, key(frame), get(frame))
      else for (const [name, value] of entriesOf(get(frame))) put(object, name, value)
    }
    return object
  }
}

function defineGetter(object: object, key: SafeKey, compute: unknown): void {
  spend(10 * SLOW_STEPS)
  put(object, key, compute)
  Object.defineProperty(object, key, {
    get: () => Reflect.apply(compute as () => unknown, object, []),
    // Setting it makes it an ordinary property.
    set: (value: unknown) => Reflect.defineProperty(object, key, { value, writable: true }),
    enumerable: true,
    configurable: true,
  })
}

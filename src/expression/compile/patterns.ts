import { constantKey } from '../analyze/constantKey'
import type { NodeOf, Pattern } from '../parse/nodes'
import { entriesOf, itemsOf, read, toObject } from '../runtime/properties'
import type { PlainCompiler } from './Compiler'
import type { Store } from './Evaluate'
import { compileParameters } from './lists'
import { compileKey } from './members'
import { compileTarget } from './targets'

/** How a value is assigned to a name, to a member, or to the names and members in a pattern. */
export function compilePattern(node: Pattern, compiler: PlainCompiler): Store {
  switch (node.type) {
    case 'ArrayPattern': {
      const store = compileParameters(node.elements, compiler)
      return (frame, value) => store(frame, itemsOf(value))
    }
    case 'ObjectPattern':
      return compileObjectPattern(node, compiler)
    case 'AssignmentPattern': {
      const store = compiler.pattern(node.left)
      const fallback = compiler.expression(node.right)
      return (frame, value) => store(frame, value === undefined ? fallback(frame) : value)
    }
    case 'RestElement':
      return compiler.pattern(node.argument)
    default: {
      const { assign } = compileTarget(node, compiler)
      return (frame, value) => void assign(frame, () => value)
    }
  }
}

function compileObjectPattern(
  { properties }: NodeOf<'ObjectPattern'>,
  compiler: PlainCompiler,
): Store {
  const targets = properties.map((property) =>
    property.type === 'RestElement'
      ? { key: null, store: compiler.pattern(property) }
      : {
          key: compileKey(property.key, constantKey(property), compiler),
          store: compiler.pattern(property.value as Pattern),
        },
  )
  return (frame, value) => {
    const taken = new Set<unknown>()
    for (const { key, store } of targets) {
      if (key === null) {
        store(frame, toObject(entriesOf(value).filter(([name]) => !taken.has(name))))
        continue
      }
      const name = key(frame)
      taken.add(`${name}`)
      store(frame, read(value, name))
    }
  }
}

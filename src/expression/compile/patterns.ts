import type { NodeOf, Pattern } from '../parse/nodes'
import type { Frame } from '../runtime/frames'
import { entriesOf, itemsOf, read, toObject } from '../runtime/properties'
import { own } from '../runtime/run'
import type { Compiler, Store } from './Compiler'
import { writeSlot } from './identifiers'
import { compileKey } from './members'
import { compileReference } from './references'

/** Compiles the assignment of a value to a name, a member, or the targets of a pattern. */
export function compilePattern(node: Pattern, compiler: Compiler): Store {
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
      const slot = node.type === 'Identifier' && compiler.names.find(node.name)
      if (slot) return writeSlot(slot)
      const { owner, key, set } = compileReference(node, compiler)
      return (frame, value) => set(owner(frame), key(frame), value)
    }
  }
}

/** Compiles the assignment of list items or call arguments to patterns. */
export function compileParameters(
  patterns: readonly (Pattern | null)[],
  compiler: Compiler,
): (frame: Frame | null, values: readonly unknown[]) => void {
  const stores = patterns.map((pattern) => pattern && compiler.pattern(pattern))
  return (frame, values) => {
    for (let index = 0; index < stores.length; index++) {
      const isRest = patterns[index]?.type === 'RestElement'
      stores[index]?.(frame, isRest ? own(values.slice(index)) : values[index])
    }
  }
}

function compileObjectPattern({ properties }: NodeOf<'ObjectPattern'>, compiler: Compiler): Store {
  const targets = properties.map((property) =>
    property.type === 'RestElement'
      ? { key: null, store: compiler.pattern(property) }
      : {
          key: compileKey(property, compiler),
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

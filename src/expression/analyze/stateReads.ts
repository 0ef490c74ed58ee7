import { hasOwn } from '../../utils/hasOwn'
import { GLOBALS } from '../library/globals'
import type { Expression, Node } from '../parse/nodes'
import { ROOTS } from '../runtime/roots'
import { constantKey } from './constantKey'

/** Begins the keys of the state that hold what code writes to the context. */
export const CONTEXT_PREFIX = 'context.'

/** Lists of the names that are declared around a node. */
export type Names = readonly (readonly string[])[]

/**
 * The top-level key of the state that a node reads itself; `null` when it may read any, `undefined` when it reads none.
 * What is below a node that reads reads nothing else.
 */
export function stateRead(node: Node, names: Names): string | null | undefined {
  switch (node.type) {
    case 'Identifier': {
      const { name } = node
      if (isDeclared(name, names)) return undefined
      if (isContext(name) || name === 'state') return null
      return ROOTS.has(name) || hasOwn(GLOBALS, name) ? undefined : name
    }
    case 'MemberExpression': {
      const root = rootOf(node.object, names)
      const key = root === null ? undefined : constantKey(node)
      if (key === undefined) return undefined
      return root === 'state' ? `${key}` : CONTEXT_PREFIX + key
    }
    default:
      return undefined
  }
}

function rootOf(object: Expression, names: Names): string | null {
  if (object.type !== 'Identifier' || isDeclared(object.name, names)) return null
  return object.name === 'state' || isContext(object.name) ? object.name : null
}

export function isContext(name: string): boolean {
  return name === 'context' || name === 'ctx'
}

function isDeclared(name: string, names: Names): boolean {
  return names.some((list) => list.includes(name))
}

import { hasOwn } from '../../utils/hasOwn'
import { GLOBALS } from '../library/globals'
import type { Expression, Node, NodeOf } from '../parse/nodes'
import { ROOTS } from '../runtime/roots'
import { forEachChild } from './childNodes'
import { constantKey } from './constantKey'

/** What code writes to the context is kept in the state under such names. */
export const CONTEXT_PREFIX = 'context.'

type Names = readonly (readonly string[])[]
type Note = (key: string | null) => void

/** What nodes read of the state themselves, by type. The nodes below them are visited if it says so. */
const READS: {
  readonly [T in Node['type']]?: (node: NodeOf<T>, names: Names, note: Note) => boolean
} = {
  Identifier({ name }, names, note) {
    if (isDeclared(name, names)) return false
    if (isContext(name) || name === 'state') note(null)
    else if (!ROOTS.has(name) && !hasOwn(GLOBALS, name)) note(name)
    return false
  },
  MemberExpression(node, names, note) {
    const root = rootOf(node.object, names)
    const key = constantKey(node)
    if (root === null || key === undefined) return true
    note(root === 'state' ? `${key}` : CONTEXT_PREFIX + key)
    return false
  },
}

/** The top-level keys of the state that a text reads; `null` when it may read any. */
export function stateReads(root: Node): readonly string[] | null {
  const keys = new Set<string | null>()
  const visit = (node: Node, outer: Names): void => {
    const names = 'names' in node && node.names.length > 0 ? [...outer, node.names] : outer
    const read = READS[node.type]
    if (read === undefined || read(node as never, names, (key) => keys.add(key))) {
      forEachChild(node, (child) => visit(child, names))
    }
  }
  visit(root, [])
  return keys.has(null) ? null : ([...keys] as string[])
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

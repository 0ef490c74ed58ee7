import type { Node } from '../parse/nodes'
import type { Traits } from '../runtime/run'
import { forEachChild } from './childNodes'
import { type Names, stateRead } from './stateReads'
import { isWrite } from './writes'

/** Finds out in one walk over a tree what its nodes read and write. */
export function analyze(root: Node): Omit<Traits, 'source'> {
  const keys = new Set<string | null>()
  let mutates = false
  const visit = (node: Node, outer: Names): void => {
    const names = 'names' in node && node.names.length > 0 ? [...outer, node.names] : outer
    mutates ||= isWrite(node)
    const key = stateRead(node, names)
    if (key === undefined) forEachChild(node, visit, names)
    else keys.add(key)
  }
  visit(root, [])
  return { reads: keys.has(null) ? null : ([...keys] as string[]), mutates }
}

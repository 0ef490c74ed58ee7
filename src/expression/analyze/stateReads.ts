import type { Expression, NodeOf } from '../parse/nodes'
import { CONTEXT_PREFIX } from '../runtime/context'

/** Reads and writes of a text, which the compiler records for each node. */
export interface Effects {
  /** Top-level keys of the state that it reads; `null` stands for any key. */
  readonly reads: Set<string | null>
  /** Whether it may mutate an object or a list, even one that it created. */
  mutates: boolean
}

/** Variables in scope at a node. */
interface Variables {
  find(name: string): unknown
}

/** Records the read of a name that is not a variable: a state key; any key for `state` itself. */
export function noteNameRead(name: string, { reads }: Effects): void {
  reads.add(name === 'state' || isContext(name) ? null : name)
}

/** Records the read of a member of the state or context: its key, or any for `state[key]`. */
export function noteMemberRead(
  node: NodeOf<'MemberExpression'>,
  { reads }: Effects,
  variables: Variables,
): 'state' | 'context' | null {
  const root = rootOf(node.object, variables)
  const key = constantKey(node)
  if (root) reads.add(key === undefined ? null : root === 'state' ? `${key}` : CONTEXT_PREFIX + key)
  return root
}

/** Returns the name of the root that an expression consists of: `state` or `context`. */
export function rootOf(node: Expression, variables: Variables): 'state' | 'context' | null {
  if (node.type !== 'Identifier' || variables.find(node.name)) return null
  return isContext(node.name) ? 'context' : node.name === 'state' ? 'state' : null
}

export function isContext(name: string): boolean {
  return name === 'context' || name === 'ctx'
}

/** Returns the key of a member or a property; `undefined` if it is computed at run time. */
export function constantKey(
  node: NodeOf<'MemberExpression' | 'Property'>,
): string | number | undefined {
  const key = node.type === 'Property' ? node.key : node.property
  if (key.type === 'Identifier') return node.computed ? undefined : key.name
  if (key.type !== 'Literal' || key.regex) return undefined
  return typeof key.value === 'number' ? key.value : `${key.value}`
}

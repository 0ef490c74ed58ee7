import type { Expression, NodeOf } from '../parse/nodes'
import { CONTEXT_PREFIX } from '../runtime/context'

/** Reads and writes of a text. The compiler notes them as it meets the nodes. */
export interface Effects {
  /** Top-level keys of the state that it reads; `null` among them stands for any. */
  readonly reads: Set<string | null>
  /** Whether it may change an object or a list, be it only its own. */
  mutates: boolean
}

/** The variables of the text around a node. */
interface Variables {
  find(name: string): unknown
}

/** Notes the read of a name that is no variable: a key of the state; any, for `state` itself. */
export function noteNameRead(name: string, { reads }: Effects): void {
  reads.add(name === 'state' || isContext(name) ? null : name)
}

/** Notes the read of a member of the state or context: its key, or any for `state[key]`. */
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

/** Whether an expression is `state` or `context` itself. */
export function rootOf(node: Expression, variables: Variables): 'state' | 'context' | null {
  if (node.type !== 'Identifier' || variables.find(node.name)) return null
  return isContext(node.name) ? 'context' : node.name === 'state' ? 'state' : null
}

export function isContext(name: string): boolean {
  return name === 'context' || name === 'ctx'
}

/** The key of a member or a property, where the text itself spells it. */
export function constantKey(
  node: NodeOf<'MemberExpression' | 'Property'>,
): string | number | undefined {
  const key = node.type === 'Property' ? node.key : node.property
  if (key.type === 'Identifier') return node.computed ? undefined : key.name
  if (key.type !== 'Literal' || key.regex) return undefined
  return typeof key.value === 'number' ? key.value : `${key.value}`
}

import { wordSet } from '../../utils/wordSet'
import type { Expression, Node, NodeOf } from '../parse/nodes'
import { constantKey, type Effects } from './stateReads'

/** Methods that change what they belong to; `assign` changes what it is given first. */
const CHANGES = wordSet('push pop shift unshift splice fill sort reverse assign freeze')

/** Methods that change a date. */
const DATE_CHANGES = /^set(?:UTC)?(?:Fu|Mo|Da|Ho|Mi|Se|Ti)/

/** Methods of functions. Whether these write, the function says. */
const CALLERS = wordSet('call apply bind')

/** Functions of actions alone: a text with one runs as an action, even if it writes nothing. */
const OF_ACTIONS = wordSet('setTimeout setInterval fetch')

/** Which nodes may write to an object or a list, be it only the text's own. */
const WRITES: { readonly [T in Node['type']]?: (node: NodeOf<T>) => boolean } = {
  /** As a target: of an assignment, `++`, a loop, `delete`. */
  MemberExpression: () => true,
  CallExpression: ({ callee }) => isChange(callee),
  Identifier: ({ name }) => OF_ACTIONS.has(name),
}

/** Notes a node that may write: a target, a call, or the name of something built in. */
export function noteWrite(
  node: NodeOf<'MemberExpression' | 'CallExpression' | 'Identifier'>,
  effects: Effects,
): void {
  effects.mutates ||= WRITES[node.type]?.(node as never) ?? false
}

function isChange(callee: Expression): boolean {
  if (callee.type !== 'MemberExpression') return false
  const key = constantKey(callee)
  // A computed name may be that of any method.
  if (key === undefined || CHANGES.has(`${key}`) || DATE_CHANGES.test(`${key}`)) return true
  return CALLERS.has(`${key}`) && isChange(callee.object)
}

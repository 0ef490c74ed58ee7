import type { CallExpression, Node, NodeOf } from '../parse/nodes'
import { forEachChild } from './childNodes'
import { constantKey } from './constantKey'

/** Methods that change what they belong to; `assign` changes what it is given first. */
const CHANGES =
  /^(?:push|pop|shift|unshift|splice|fill|sort|reverse|assign|set(?:UTC)?(?:Fu|Mo|Da|Ho|Mi|Se|Ti)\w+)$/

/** Methods of functions. Whether these write, the function says. */
const CALLERS = /^(?:call|apply|bind)$/

/** What only actions may call: a text is run as one, even if it writes to nothing. */
const OF_ACTIONS = /^(?:setTimeout|fetch)$/

/** Which nodes may write to an object or a list, by type. */
const WRITES: { readonly [T in Node['type']]?: (node: NodeOf<T>) => boolean } = {
  Identifier: ({ name }) => OF_ACTIONS.test(name),
  AssignmentExpression: ({ left }) => hasMember(left),
  ForOfStatement: ({ left }) => hasMember(left),
  ForInStatement: ({ left }) => hasMember(left),
  UpdateExpression: ({ argument }) => hasMember(argument),
  UnaryExpression: ({ operator }) => operator === 'delete',
  CallExpression: isChange,
}

/** Whether a text may write to objects or lists, be they only its own. */
export function mayWrite(root: Node): boolean {
  let isFound = false
  const visit = (node: Node): void => {
    isFound ||= WRITES[node.type]?.(node as never) ?? false
    if (!isFound) forEachChild(node, visit)
  }
  visit(root)
  return isFound
}

/** Whether a pattern assigns to a member. */
function hasMember(pattern: Node): boolean {
  if (pattern.type === 'MemberExpression') return true
  let isFound = false
  forEachChild(pattern, (child) => {
    isFound ||= hasMember(child)
  })
  return isFound
}

function isChange({ callee }: Pick<CallExpression, 'callee'>): boolean {
  if (callee.type !== 'MemberExpression') return false
  const key = constantKey(callee)
  // A computed name may be that of any method.
  if (key === undefined || CHANGES.test(`${key}`)) return true
  return CALLERS.test(`${key}`) && isChange({ callee: callee.object })
}

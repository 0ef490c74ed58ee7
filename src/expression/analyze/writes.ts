import { wordSet } from '../../utils/wordSet'
import type { CallExpression, Node } from '../parse/nodes'
import { forEachChild } from './childNodes'
import { constantKey } from './constantKey'

/** Methods that change what they belong to; `assign` changes what it is given first. */
const CHANGES =
  /^(?:push|pop|shift|unshift|splice|fill|sort|reverse|assign|set(?:UTC)?(?:Fu|Mo|Da|Ho|Mi|Se|Ti)\w+)$/

/** Methods of functions. Whether these write, the function says. */
const CALLERS = wordSet('call apply bind')

/** What only actions may call: a text is run as one, even if it writes to nothing. */
const OF_ACTIONS = wordSet('setTimeout fetch')

/** Whether a node itself may write to an object or a list, be it only the text's own. */
export function isWrite(node: Node): boolean {
  switch (node.type) {
    case 'Identifier':
      return OF_ACTIONS.has(node.name)
    case 'AssignmentExpression':
    case 'ForOfStatement':
    case 'ForInStatement':
      return hasMember(node.left)
    case 'UpdateExpression':
      return hasMember(node.argument)
    case 'UnaryExpression':
      return node.operator === 'delete'
    case 'CallExpression':
      return isChange(node)
    default:
      return false
  }
}

/** Whether a pattern assigns to a member. */
function hasMember(pattern: Node): boolean {
  if (pattern.type === 'MemberExpression') return true
  let isFound = false
  const visit = (child: Node) => {
    isFound ||= hasMember(child)
  }
  forEachChild(pattern, visit, null)
  return isFound
}

function isChange({ callee }: Pick<CallExpression, 'callee'>): boolean {
  if (callee.type !== 'MemberExpression') return false
  const key = constantKey(callee)
  // A computed name may be that of any method.
  if (key === undefined || CHANGES.test(`${key}`)) return true
  return CALLERS.has(`${key}`) && isChange({ callee: callee.object })
}

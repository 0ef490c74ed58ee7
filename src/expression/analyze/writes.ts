import { wordSet } from '../../utils/wordSet'
import type { Expression } from '../parse/nodes'
import { constantKey } from './stateReads'

/** Methods that change what they belong to; `assign` changes what it is given first. */
const CHANGES = wordSet('push pop shift unshift splice fill sort reverse assign freeze')

/** Methods that change a date. */
const DATE_CHANGES = /^set(?:UTC)?(?:Fu|Mo|Da|Ho|Mi|Se|Ti)/

/** Methods of functions. Whether these write, the function says. */
const CALLERS = wordSet('call apply bind')

/** Functions of actions alone: a text with one runs as an action, even if it writes nothing. */
export const OF_ACTIONS = wordSet('setTimeout setInterval fetch')

/** Whether a call may change an object or a list, be it only the text's own. */
export function isChange(callee: Expression): boolean {
  if (callee.type !== 'MemberExpression') return false
  const key = constantKey(callee)
  // A computed name may be that of any method.
  if (key === undefined || CHANGES.has(`${key}`) || DATE_CHANGES.test(`${key}`)) return true
  return CALLERS.has(`${key}`) && isChange(callee.object)
}

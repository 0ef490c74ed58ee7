import { wordSet } from '../../utils/values/wordSet'
import type { Expression } from '../parse/nodes'
import { constantKey } from './stateReads'

/** Methods that mutate their receiver; `assign` mutates its first argument. */
const CHANGES = wordSet('push pop shift unshift splice fill sort reverse assign freeze')

/** Methods that mutate a date. */
const DATE_CHANGES = /^set(?:UTC)?(?:Fu|Mo|Da|Ho|Mi|Se|Ti)/

/** Methods that call a function. Whether they write depends on that function. */
const CALLERS = wordSet('call apply bind')

/** Whether a call may mutate an object or a list, even one that the text created. */
export function isChange(callee: Expression): boolean {
  if (callee.type !== 'MemberExpression') return false
  const key = constantKey(callee)
  // A computed name may stand for any method.
  if (key === undefined || CHANGES.has(`${key}`) || DATE_CHANGES.test(`${key}`)) return true
  return CALLERS.has(`${key}`) && isChange(callee.object)
}

import { filterFields } from '../../utils/filterFields'
import { isSafeKey } from '../../utils/safePath'
import { wordSet } from '../../utils/wordSet'
import type { UserAttributes } from '../options/ClientOptions'

const COMPUTED = wordSet('urlPath host device')

/** Returns the visitor's attributes, except those that every page computes itself. */
export function customAttributes(attributes: UserAttributes): UserAttributes {
  return filterFields(attributes, (name) => !COMPUTED.has(name) && isSafeKey(name))
}

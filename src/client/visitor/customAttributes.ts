import { filterFields } from '../../utils/values/filterFields'
import { isSafeKey } from '../../utils/values/safePath'
import { wordSet } from '../../utils/values/wordSet'
import type { UserAttributes } from '../options/ClientOptions'

const COMPUTED = wordSet('urlPath host device')

/** Returns the visitor's attributes, except those that every page computes itself. */
export function customAttributes(attributes: UserAttributes): UserAttributes {
  return filterFields(attributes, (name) => !COMPUTED.has(name) && isSafeKey(name))
}

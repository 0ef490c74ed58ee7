import { filterFields } from '../../utils/filterFields'
import { isSafeKey } from '../../utils/safePath'
import { wordSet } from '../../utils/wordSet'
import type { UserAttributes } from '../options/ClientOptions'

const COMPUTED = wordSet('urlPath host device')

/** The visitor's attributes without those that every page computes for itself. */
export function customAttributes(attributes: UserAttributes): UserAttributes {
  return filterFields(attributes, (name) => !COMPUTED.has(name) && isSafeKey(name))
}

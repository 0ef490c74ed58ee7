import { filterFields } from '../../utils/filterFields'
import { isSafeKey } from '../../utils/safePath'
import { wordSet } from '../../utils/wordSet'
import type { UserAttributes } from '../options/ClientOptions'

const COMPUTED = wordSet('urlPath host device')

/** What the site told of the visitor, without what every page works out for itself. */
export function customAttributes(attributes: UserAttributes): UserAttributes {
  return filterFields(attributes, (name) => !COMPUTED.has(name) && isSafeKey(name))
}

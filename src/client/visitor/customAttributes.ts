import { filterFields } from '../../utils/values/filterFields'
import { isSafeKey } from '../../utils/values/safePath'
import type { UserAttributes } from '../options/ClientOptions'

/** Returns the visitor's attributes, except those that every page computes itself. */
export function customAttributes(attributes: UserAttributes): UserAttributes {
  const { urlPath, host, device, ...custom } = attributes
  return filterFields(custom, isSafeKey)
}

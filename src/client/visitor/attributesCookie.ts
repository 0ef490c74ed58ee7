import { filterFields } from '../../utils/filterFields'
import { isRecord } from '../../utils/isRecord'
import { parseJson } from '../../utils/parseJson'
import { isSafeKey } from '../../utils/safePath'
import { wordSet } from '../../utils/wordSet'
import type { UserAttributes } from '../Client'

/** Name of the cookie that keeps what is known of the visitor. */
export const ATTRIBUTES_COOKIE = 'builder.userAttributes'

const COMPUTED = wordSet('urlPath host device')

/**
 * Reads the attributes in a cookie's raw value, URI-encoded or not; none when it is malformed.
 *
 * urlPath, host and device were true of the page that wrote them, so they are left out.
 */
export function parseAttributesCookie(rawValue: string | null): UserAttributes {
  if (rawValue === null) return {}
  return customAttributes(parseRecord(rawValue) ?? parseEncoded(rawValue) ?? {})
}

/** What the site told of the visitor, without what every page works out for itself. */
export function customAttributes(attributes: UserAttributes): UserAttributes {
  return filterFields(attributes, (name) => !COMPUTED.has(name) && isSafeKey(name))
}

function parseEncoded(text: string): UserAttributes | undefined {
  try {
    return parseRecord(decodeURIComponent(text))
  } catch {
    return undefined
  }
}

function parseRecord(text: string): UserAttributes | undefined {
  const value = parseJson(text)
  return isRecord(value) ? value : undefined
}

import { readManagerText } from '../../src/client/page/managerCategories'
import { decodeUri } from '../../src/utils/text/decodeUri'

/** The decoded value of a cookie; `undefined` if it is missing or malformed. */
type GetCookie = (name: string) => string | undefined

/** Reads the visitor's choice from a manager's cookies; `undefined` if it is not certain. */
type ReadWord = (cookie: GetCookie, categories: readonly string[]) => boolean | undefined

/**
 * Managers whose cookies contain the visitor's choice. Others could write these cookies too, so a
 * value in any other format is ignored.
 */
const READERS: readonly (readonly [name: string, read: ReadWord])[] = [
  ['tcf', readTcf],
  ['onetrust', readOneTrust],
  ['cookiebot', readCookiebot],
]

/**
 * The visitor's choice on an earlier page, from the cookies of the consent manager in
 * `data-consent`. Available before the manager's script has loaded. `undefined` if the visitor has
 * not chosen, or the manager has no cookie.
 *
 * @param cookies - `document.cookie`.
 */
export function decisionInCookies(text: string, cookies: string): boolean | undefined {
  const { name, categories } = readManagerText(text)
  const pairs = cookies.split('; ').map((pair) => pair.split(/=(.*)/s))
  const cookie: GetCookie = (wanted) => decode(pairs.find(([given]) => given === wanted)?.[1])
  return READERS.find(([known]) => known === name)?.[1](cookie, categories)
}

/**
 * OneTrust sets the cookie with its groups on the first page, and the other one when its dialog is
 * closed.
 */
function readOneTrust(cookie: GetCookie, groups: readonly string[]): boolean | undefined {
  const fields = new URLSearchParams(cookie('OptanonConsent'))
  if (!cookie('OptanonAlertBoxClosed') || fields.get('AwaitingReconsent') === 'true')
    return undefined
  const listed = fields.get('groups') ?? ''
  if (!/^[\w.-]+:[01](?:,[\w.-]+:[01])*$/.test(listed)) return undefined
  return all(groups, new Map(listed.split(',').map((one) => [one.slice(0, -2), one.endsWith('1')])))
}

/**
 * Cookiebot: `-1` means that no law applies, and `method:'implied'` that the visitor only continued
 * browsing.
 */
function readCookiebot(cookie: GetCookie, categories: readonly string[]): boolean | undefined {
  const value = cookie('CookieConsent') ?? ''
  const field = /(\w+):(true|false|\d+|'[^']*')/
  const list = new RegExp(`^\\{${field.source}(?:,${field.source})*\\}$`)
  if (!list.test(value)) return undefined
  const fields = new Map(
    Array.from(value.matchAll(new RegExp(field, 'g')), ([, name = '', text]) => [name, text]),
  )
  if (fields.get('method') !== "'explicit'") return undefined
  const choices = Array.from(fields).filter(([, text]) => text === 'true' || text === 'false')
  return all(categories, new Map(choices.map(([name, text]) => [name, text === 'true'])))
}

/** Offset of the purpose bits, and the number of purposes. */
const PURPOSES_START = 152
const PURPOSES = 24

/**
 * IAB TCF, version 2: the consents for purposes in the core string, the first segment. It has at
 * least 259 bits.
 *
 * @see
 *   https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework/blob/master/TCFv2/IAB%20Tech%20Lab%20-%20Consent%20string%20and%20vendor%20list%20formats%20v2.md
 */
function readTcf(cookie: GetCookie, purposes: readonly string[]): boolean | undefined {
  const text = cookie('euconsent-v2') ?? ''
  // The first character is the version: C is 2.
  if (!/^C[\w-]{43,}(?:\.[\w-]+)*$/.test(text)) return undefined
  // All the bits that matter, in whole bytes.
  const bytes = atob(text.slice(0, 44).replace(/-/g, '+').replace(/_/g, '/'))
  const bit = (index: number): boolean =>
    ((bytes.charCodeAt(index >> 3) >> (7 - (index & 7))) & 1) === 1
  const consents = Array.from(
    { length: PURPOSES },
    (_, index) => [String(index + 1), bit(PURPOSES_START + index)] as const,
  )
  return all(purposes, new Map(consents))
}

/** Whether all of `categories` are allowed; `undefined` if one is missing. */
function all(
  categories: readonly string[],
  choices: ReadonlyMap<string, boolean>,
): boolean | undefined {
  const found = categories.map((category) => choices.get(category))
  return found.includes(undefined) ? undefined : !found.includes(false)
}

function decode(value: string | undefined): string | undefined {
  // OneTrust does not encode the separators of its fields.
  return value === undefined || value.includes('&') ? value : decodeUri(value)
}

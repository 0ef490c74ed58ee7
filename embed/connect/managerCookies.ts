import { decodeUri } from '../../src/internal'
import { readManagerText } from './managerText'

/** The decoded value of a cookie; `undefined` where there is none, or it is malformed. */
type GetCookie = (name: string) => string | undefined

/**
 * Reads the visitor's word from a manager's cookies; `undefined` where they hold none for certain.
 */
type ReadWord = (cookie: GetCookie, categories: readonly string[]) => boolean | undefined

/**
 * Managers whose cookies hold the visitor's choice. Anybody who can write a cookie can write these,
 * so that what does not look as the manager writes it says nothing.
 */
const READERS: readonly (readonly [name: string, read: ReadWord])[] = [
  ['tcf', readTcf],
  ['onetrust', readOneTrust],
  ['cookiebot', readCookiebot],
]

/**
 * The visitor's word in the cookies of the consent manager that `data-consent` names: what they
 * chose on an earlier page, known before the manager's script is there. `undefined` where they have
 * not spoken, or the manager has no cookie.
 *
 * @param cookies - `document.cookie`.
 */
export function wordInCookies(text: string, cookies: string): boolean | undefined {
  const { name, categories } = readManagerText(text)
  const pairs = cookies.split('; ').map((pair) => pair.split(/=(.*)/s))
  const cookie: GetCookie = (wanted) => decode(pairs.find(([given]) => given === wanted)?.[1])
  return READERS.find(([known]) => known === name)?.[1](cookie, categories)
}

/**
 * OneTrust: the cookie of its groups is there from the first page on, the other one once its dialog
 * was closed.
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
 * Cookiebot: `-1` where the law asks for nothing, and `method:'implied'` where visitors only went
 * on reading.
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

const BASE64_URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Bits before those of the purposes, and how many purposes there are. */
const PURPOSES_START = 152
const PURPOSES = 24

/**
 * IAB TCF, version 2: the consents for purposes in the core string, which is the first segment. It
 * has 259 bits at least.
 *
 * @see
 *   https://github.com/InteractiveAdvertisingBureau/GDPR-Transparency-and-Consent-Framework/blob/master/TCFv2/IAB%20Tech%20Lab%20-%20Consent%20string%20and%20vendor%20list%20formats%20v2.md
 */
function readTcf(cookie: GetCookie, purposes: readonly string[]): boolean | undefined {
  const text = cookie('euconsent-v2') ?? ''
  // The first character is the version: C is 2.
  if (!/^C[\w-]{43,}(?:\.[\w-]+)*$/.test(text)) return undefined
  const bit = (index: number): boolean =>
    ((BASE64_URL.indexOf(text.charAt(Math.floor(index / 6))) >> (5 - (index % 6))) & 1) === 1
  const consents = Array.from(
    { length: PURPOSES },
    (_, index) => [String(index + 1), bit(PURPOSES_START + index)] as const,
  )
  return all(purposes, new Map(consents))
}

/** Whether all of `categories` were allowed; `undefined` where one is not mentioned. */
function all(
  categories: readonly string[],
  choices: ReadonlyMap<string, boolean>,
): boolean | undefined {
  const found = categories.map((category) => choices.get(category))
  return found.includes(undefined) ? undefined : !found.includes(false)
}

function decode(value: string | undefined): string | undefined {
  // OneTrust separates its fields before it encodes them.
  return value === undefined || value.includes('&') ? value : decodeUri(value)
}

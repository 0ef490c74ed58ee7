import type { TakeOmission } from './Omission'
import { quoteValue } from './quoteValue'

/** Schemes of addresses that a link of content may lead to. */
export const LINK_SCHEMES: readonly string[] = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  // Apps of phones, which show no page and run no script.
  'whatsapp',
  'viber',
  'skype',
  'fb-messenger',
  'geo',
  'maps',
]

/** Everything before the first colon, unless a slash, a question mark or a hash comes earlier. */
const SCHEME = /^([^/?#:]*):/

/**
 * A character reference in the same place, which becomes a letter or a colon on its way through
 * HTML.
 */
const HIDDEN_SCHEME = /^[^/?#]*&(?:#|colon|tab|newline)/i

const MEDIA = /^(?:blob:|data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,])/i

/**
 * Whether an address is relative, a `#…`, or has one of the `allowed` schemes.
 *
 * A scheme must stand there letter by letter: one that a browser would only find after taking out
 * control characters, line breaks or character references is refused.
 */
export function isSafeUrl(value: string, allowed: readonly string[] = LINK_SCHEMES): boolean {
  const url = value.trim()
  if (HIDDEN_SCHEME.test(url)) return false
  const scheme = SCHEME.exec(url)?.[1]
  return scheme === undefined || allowed.includes(scheme.toLowerCase())
}

/**
 * As {@link isSafeUrl}, and `blob:` and `data:` of images: only for sources of images and videos.
 */
export function isSafeMediaUrl(value: string): boolean {
  return isSafeUrl(value) || MEDIA.test(value.trim())
}

/**
 * Gives back an address that may be used as a link, or `undefined`.
 *
 * @param what - Names the address, as in `link`.
 * @param omit - Told of one that is left out.
 */
export function safeUrl(value: unknown, what: string, omit: TakeOmission): string | undefined {
  return checked(value, what, omit, isSafeUrl)
}

/** As {@link safeUrl}, for sources of images and videos. */
export function safeMediaUrl(value: unknown, what: string, omit: TakeOmission): string | undefined {
  return checked(value, what, omit, isSafeMediaUrl)
}

/**
 * Gives back a `srcset` without the candidates whose address is not safe; `undefined` when none is
 * left.
 */
export function safeSrcset(value: unknown, what: string, omit: TakeOmission): string | undefined {
  if (typeof value !== 'string') return checked(value, what, omit, isSafeMediaUrl)
  const candidates = srcsetCandidates(value)
  const safe = candidates.filter(({ url }) => safeMediaUrl(url, what, omit) !== undefined)
  if (safe.length === candidates.length) return value
  return safe.length === 0 ? undefined : safe.map(({ text }) => text).join(', ')
}

function checked(
  value: unknown,
  what: string,
  omit: TakeOmission,
  isSafe: (url: string) => boolean,
): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && isSafe(value)) return value
  omit({
    what: `the ${what} ${quoteValue(value)}`,
    why: 'content may not use this scheme',
    instead: `Use ${LINK_SCHEMES.join(', ')}, a relative address or "#…".`,
    isMistake: true,
  })
  return undefined
}

/** An address runs up to white space and may hold commas; its descriptors run up to a comma. */
function srcsetCandidates(srcset: string): { url: string; text: string }[] {
  const candidates = srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]*)?/g)
  return Array.from(candidates, ([text, url = '']) => ({ url, text: text.trim() }))
}

import { mistake, type TakeOmission } from '../problems/Omission'
import { quoteValue } from './quoteValue'

/** URL schemes that links in content may use. */
export const LINK_SCHEMES: readonly string[] = [
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  // Phone apps, which show no page and run no script.
  'whatsapp',
  'viber',
  'skype',
  'fb-messenger',
  'geo',
  'maps',
]

/** Matches up to the first colon, unless a slash, a question mark or a hash precedes it. */
const SCHEME = /^([^/?#:]*):/

/** Matches a character reference in the scheme, which HTML would decode to a letter or a colon. */
const HIDDEN_SCHEME = /^[^/?#]*&(?:#|colon|tab|newline)/i

const MEDIA = /^(?:blob:|data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,])/i

/**
 * Whether a URL is relative, a `#…`, or has one of the `allowed` schemes.
 *
 * The scheme must be spelled out: a URL whose scheme appears only after a browser strips control
 * characters and line breaks, or decodes character references, is refused.
 */
export function isSafeUrl(value: string, allowed: readonly string[] = LINK_SCHEMES): boolean {
  const url = value.trim()
  if (HIDDEN_SCHEME.test(url)) return false
  const scheme = SCHEME.exec(url)?.[1]
  return scheme === undefined || allowed.includes(scheme.toLowerCase())
}

/** Like {@link isSafeUrl}, and allows `blob:` and `data:` images. For images and videos only. */
export function isSafeMediaUrl(value: string): boolean {
  return isSafeUrl(value) || MEDIA.test(value.trim())
}

/**
 * Returns a URL that is safe to use as a link, or `undefined`.
 *
 * @param what - Name of the URL in messages, as in `link`.
 * @param omit - Records an unsafe URL.
 */
export function safeUrl(value: unknown, what: string, omit: TakeOmission): string | undefined {
  return checked(value, what, omit, isSafeUrl)
}

/** Like {@link safeUrl}, for sources of images and videos. */
export function safeMediaUrl(value: unknown, what: string, omit: TakeOmission): string | undefined {
  return checked(value, what, omit, isSafeMediaUrl)
}

const WIDTH = /\s\d+w\b/

/**
 * Removes candidates of a `srcset` with unsafe URLs, and those without a width beside others with
 * one: at a pixel ratio of 1, browsers would prefer them. `undefined` when none remains.
 */
export function safeSrcset(value: unknown, what: string, omit: TakeOmission): string | undefined {
  if (typeof value !== 'string') return checked(value, what, omit, isSafeMediaUrl)
  const candidates = srcsetCandidates(value)
  const isFit = candidates.some(({ text }) => WIDTH.test(text)) ? WIDTH : /^/
  const kept = candidates.filter(
    ({ url, text }) => isFit.test(text) && safeMediaUrl(url, what, omit) !== undefined,
  )
  if (kept.length === candidates.length) return value
  return kept.length === 0 ? undefined : kept.map(({ text }) => text).join(', ')
}

function checked(
  value: unknown,
  what: string,
  omit: TakeOmission,
  isSafe: (url: string) => boolean,
): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && isSafe(value)) return value
  const instead = `Use ${LINK_SCHEMES.join(', ')}, a relative address or "#…".`
  omit(mistake(`the ${what} ${quoteValue(value)}`, 'content may not use this scheme', instead))
  return undefined
}

/** Splits a `srcset`. URLs end at white space and may contain commas; descriptors end at commas. */
export function srcsetCandidates(srcset: string): { url: string; text: string }[] {
  const candidates = srcset.matchAll(/([^\s,]\S*[^\s,]|[^\s,])(?:\s+[^,]*)?/g)
  return Array.from(candidates, ([text, url = '']) => ({ url, text: text.trim() }))
}

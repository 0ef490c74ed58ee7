/** Where a browser keeps texts: for this tab, or for good. */
type Area = 'sessionStorage' | 'localStorage'

/** A text that was kept; empty when there is none, or storage is switched off. */
export function readStored(area: Area, name: string): string {
  try {
    return window[area].getItem(name) ?? ''
  } catch {
    return ''
  }
}

/**
 * Keeps a text, or forgets it when it is empty. Gives false when the browser has no room for it.
 */
export function writeStored(area: Area, name: string, text: string): boolean {
  try {
    if (text) window[area].setItem(name, text)
    else window[area].removeItem(name)
    return true
  } catch {
    return false
  }
}

/** Names that SiteBlocks stores under; a site may have put a prefix before the names of cookies. */
const OWN = /^builder|builder(SessionId|VisitorId|\.tests|\.userAttributes)|^siteblocks\./i

/** Names of what SiteBlocks keeps in this browser. */
export function storedNames(cookie: string, ...keys: readonly (readonly string[])[]): string[] {
  const cookies = cookie.split(';').map((pair) => decode(pair.split('=')[0]?.trim() ?? ''))
  return [...cookies, ...keys.flat()].filter((name) => OWN.test(name))
}

function decode(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

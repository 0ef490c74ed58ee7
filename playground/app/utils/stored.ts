import { decodeUri } from '../../../src/utils/text/decodeUri'

/** Browser storage: for this tab, or permanent. */
type Area = 'sessionStorage' | 'localStorage'

/** Reads a stored text; empty when there is none or storage is disabled. */
export function readStored(area: Area, name: string): string {
  try {
    return window[area].getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Stores a text, or removes it when empty. Returns false when storage is full or disabled. */
export function writeStored(area: Area, name: string, text: string): boolean {
  try {
    if (text) window[area].setItem(name, text)
    else window[area].removeItem(name)
    return true
  } catch {
    return false
  }
}

/** Names of SiteBlocks' cookies and storage keys. Sites may prefix the names of cookies. */
const OWN = /^builder|builder(SessionId|VisitorId|\.tests|\.userAttributes)|^siteblocks\./i

/** Filters the names that SiteBlocks stores in this browser. */
export function storedNames(cookie: string, ...keys: readonly (readonly string[])[]): string[] {
  const cookies = readCookies(cookie).map(([name]) => name)
  return [...cookies, ...keys.flat()].filter((name) => OWN.test(name))
}

/** Names that SiteBlocks stores in this browser now. */
export function storedNow(): string[] {
  return storedNames(document.cookie, Object.keys(localStorage), Object.keys(sessionStorage))
}

/** Decoded names and values of the cookies in `document.cookie`. */
export function readCookies(cookies: string): [name: string, value: string][] {
  const decode = (text: string) => decodeUri(text.trim()) ?? text.trim()
  return cookies.split(';').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [decode(name), decode(value.join('='))]
  })
}

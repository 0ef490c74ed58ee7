/** Cookies and storage of SiteBlocks begin with this. */
const OWN = /^(builder|siteblocks\.)/i

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

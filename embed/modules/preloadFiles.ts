/** Placeholders: the build inserts the names of the files. */
const LIVE_FILE = '__SITEBLOCKS_LIVE_FILE__'
const SANITIZE_FILE = '__SITEBLOCKS_SANITIZE_FILE__'

/**
 * Preloads the second part and the sanitiser while the content is loading. Requested only after the
 * content, they would arrive a round trip later.
 *
 * @param first - URL of the first part.
 * @param nonce - Nonce of the script's element, for pages whose policy requires one.
 */
export function preloadFiles(first: string, nonce = ''): void {
  if (typeof document === 'undefined') return
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  const known = Array.from(links, ({ href }) => href)
  for (const file of [LIVE_FILE, SANITIZE_FILE]) {
    const { href } = new URL(file, first)
    if (known.includes(href)) continue
    const link = document.createElement('link')
    // Few entries need the sanitiser, so the content takes priority.
    const fetchPriority = file === SANITIZE_FILE ? 'low' : 'auto'
    Object.assign(link, { rel: 'modulepreload', href, nonce, fetchPriority })
    document.head.append(link)
  }
}

/** The build writes the names of the files here. */
const LIVE_FILE = '__SITEBLOCKS_LIVE_FILE__'
const SANITIZE_FILE = '__SITEBLOCKS_SANITIZE_FILE__'

/**
 * Has the parts fetched that show what moves while content is on its way: asked for only then, they
 * would come a round trip later.
 *
 * @param first - Address of the first part.
 * @param nonce - Of its element, for pages whose policy wants one.
 */
export function preloadFiles(first: string, nonce = ''): void {
  if (typeof document === 'undefined') return
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  const known = Array.from(links, ({ href }) => href)
  for (const file of [LIVE_FILE, SANITIZE_FILE]) {
    const { href } = new URL(file, first)
    if (known.includes(href)) continue
    const link = document.createElement('link')
    // Few entries need it, so that it lets the content pass.
    const fetchPriority = file === SANITIZE_FILE ? 'low' : 'auto'
    Object.assign(link, { rel: 'modulepreload', href, nonce, fetchPriority })
    document.head.append(link)
  }
}

/** The build writes the name of the file here. */
const LIVE_FILE = '__SITEBLOCKS_LIVE_FILE__'

/**
 * Has the second part fetched while content is on its way: asked for only then, it would come a
 * round trip later.
 *
 * @param first - Address of the first part.
 * @param nonce - Of its element, for pages whose policy wants one.
 */
export function preloadLive(first: string, nonce: string | undefined): void {
  if (typeof document === 'undefined') return
  const { href } = new URL(LIVE_FILE, first)
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  if (Array.from(links).some((link) => link.href === href)) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'modulepreload', href, nonce: nonce ?? '' })
  document.head.append(link)
}

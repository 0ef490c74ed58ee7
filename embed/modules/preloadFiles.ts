/** Placeholders: the build inserts the names of the files. */
const LIVE_FILE = '__SITEBLOCKS_LIVE_FILE__'
const SANITIZE_FILE = '__SITEBLOCKS_SANITIZE_FILE__'

/**
 * Preloads the second part and the sanitiser while the content is loading. Requested only after the
 * content, they would arrive a round trip later. Most content is shown without them, so the first
 * part and the content take priority, unless the script says `data-live="now"`.
 *
 * @param first - URL of the first part.
 * @param script - The element that loads the first part.
 */
export function preloadFiles(first: string, script?: HTMLScriptElement): void {
  if (typeof document === 'undefined') return
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
  const known = Array.from(links, ({ href }) => href)
  const nonce = script?.nonce ?? ''
  for (const file of [LIVE_FILE, SANITIZE_FILE]) {
    const { href } = new URL(file, first)
    if (known.includes(href)) continue
    const link = document.createElement('link')
    const isUrgent = file === LIVE_FILE && script?.dataset.live === 'now'
    const fetchPriority = isUrgent ? 'auto' : 'low'
    Object.assign(link, { rel: 'modulepreload', href, nonce, fetchPriority })
    document.head.append(link)
  }
}

/**
 * The first part of the module build: fetches content, chooses variations, shows static blocks and
 * tracks. Blocks with behavior are in `live.js`.
 */

import { errorOnce } from '../../src/index'
import '../builtIns/methods'
import { start } from '../global/start'
import { createPartedRenderer } from '../renderers/partedRenderer'

/** Placeholders: the build inserts the names of the files. */
const LIVE_FILE = '__SITEBLOCKS_LIVE_FILE__'
const SANITIZE_FILE = '__SITEBLOCKS_SANITIZE_FILE__'

const renderer = createPartedRenderer({
  live: () => import('./live'),
  sanitize: () => import('./sanitize'),
  editor: () => import('./editor'),
})
const own = ownModule(import.meta.url)
preloadFiles(import.meta.url, own)
const begin = (): void => start(renderer, own)

if (isInEditor()) {
  // Load it first: clients connect to the editor when they are created.
  renderer
    .loadEditor()
    .catch(({ message }: Error) => errorOnce(message))
    .then(begin)
} else begin()

/**
 * Whether an editor may be showing the page: it is in a frame and has an editor's key in its
 * address.
 */
function isInEditor(): boolean {
  return (
    typeof window !== 'undefined' &&
    window.parent !== window &&
    /[?&]builder\./.test(window.location.search)
  )
}

/**
 * The script element of a module, found by the module's URL: `document.currentScript` is `null` in
 * modules.
 */
function ownModule(url: string): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined
  return Array.from(document.querySelectorAll<HTMLScriptElement>('script[type=module][src]')).find(
    ({ src }) => src === url,
  )
}

/**
 * Preloads the second part and the sanitiser while the content is loading. Requested only after the
 * content, they would arrive a round trip later. Most content is shown without them, so the first
 * part and the content take priority, unless the script says `data-live="now"`.
 *
 * @param first - URL of the first part.
 * @param script - The element that loads the first part.
 */
function preloadFiles(first: string, script?: HTMLScriptElement): void {
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

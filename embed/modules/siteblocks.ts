/**
 * The first part of the module build: it fetches, picks, shows what is static, and tracks. Blocks
 * with behavior come with `live.js`.
 */

import { errorOnce } from '../../src/index'
import '../builtIns/methods'
import { start } from '../page/start'
import { ownModule } from './ownModule'
import { loadEditor, partedRenderer } from './partedRenderer'
import { preloadFiles } from './preloadFiles'

const own = ownModule(import.meta.url)
preloadFiles(import.meta.url, own?.nonce)
const begin = (): void => start(partedRenderer, own)

if (isInEditor()) {
  // Clients connect when they are made.
  loadEditor()
    .catch(({ message }: Error) => errorOnce(message))
    .then(begin)
} else begin()

/**
 * Whether the page may be shown by an editor: in a frame, with a key of an editor in its address.
 */
function isInEditor(): boolean {
  return (
    typeof window !== 'undefined' &&
    window.parent !== window &&
    /[?&]builder\./.test(window.location.search)
  )
}

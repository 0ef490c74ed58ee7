/**
 * The first part of the module build: fetches content, chooses variations, shows static blocks and
 * tracks. Blocks with behavior are in `live.js`.
 */

import { errorOnce } from '../../src/index'
import '../builtIns/methods'
import { start } from '../page/start'
import { ownModule } from './ownModule'
import { loadEditor, partedRenderer } from './partedRenderer'
import { preloadFiles } from './preloadFiles'

const own = ownModule(import.meta.url)
preloadFiles(import.meta.url, own)
const begin = (): void => start(partedRenderer, own)

if (isInEditor()) {
  // Load it first: clients connect to the editor when they are created.
  loadEditor()
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

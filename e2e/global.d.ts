// Types alone: the tests drive the built file.
import type { SiteBlocksGlobal } from '../embed/index'

declare global {
  interface Window {
    SiteBlocks: SiteBlocksGlobal
  }
}

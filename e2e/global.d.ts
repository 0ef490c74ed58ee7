// Types alone: the tests drive the built file.
import type { Command, SiteBlocksGlobal } from '../embed/index'

declare global {
  interface Window {
    get SiteBlocks(): SiteBlocksGlobal
    set SiteBlocks(value: SiteBlocksGlobal | { q: Command[] })
  }
}

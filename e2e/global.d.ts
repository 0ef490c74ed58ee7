// Imports only types: the tests run the built file.
import type { Command, SiteBlocksGlobal } from '../embed/entries/embed'

declare global {
  interface Window {
    get SiteBlocks(): SiteBlocksGlobal
    set SiteBlocks(value: SiteBlocksGlobal | { q: Command[] })
  }
}

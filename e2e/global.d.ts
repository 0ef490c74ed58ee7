// biome-ignore lint/style/noRestrictedImports: types alone; the tests drive the built file.
import type { SiteBlocksGlobal } from '../embed/index'

declare global {
  interface Window {
    SiteBlocks: SiteBlocksGlobal
  }
}

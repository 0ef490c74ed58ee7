import type { BlockDefinition } from '../../render/block/BlockDefinition'
import { Tabs } from './Tabs'
import type { TabsOptions } from './tabsOptions'

/**
 * The row would cut off a ring around a tab. Its scrolling is something to watch once a visitor is in it, not
 * where it begins. Forced colours take the background from the active tab.
 */
const CSS = `
:where(.builder-tabs-wrap){display:flex;overflow:auto}
:where(.builder-tab-wrap){all:unset;cursor:pointer}
:where(.builder-tab-wrap[aria-label]){min-width:24px;min-height:24px}
:where(.builder-tab-wrap:focus-visible){outline:revert;outline-offset:-2px}
@media (prefers-reduced-motion:no-preference){:where(.builder-tabs-wrap:focus-within){scroll-behavior:smooth}}
@media (forced-colors:active){:where(.builder-tab-wrap){border-bottom:3px solid Canvas}:where(.builder-tab-active){border-color:Highlight}}
`

/** The block `Builder: Tabs`. */
export const tabsBlock: BlockDefinition<TabsOptions> = {
  name: 'Builder: Tabs',
  aliases: ['Builder:Tabs'],
  component: Tabs,
  interactive: true,
  css: CSS,
}

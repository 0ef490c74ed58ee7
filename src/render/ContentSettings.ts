import type { Client, ClientOptions } from '../client/Client'
import type { Block } from '../content/types'
import type { RenderLink } from './ContentContext'
import type { BlockRegistry } from './createRegistry'
import type { Evaluate } from './state/createSiteLogic'
import type { ResponsiveTo } from './styles/blockStyles'
import type { RootStyles } from './styles/RootStyles'

/** What all entries of a root are drawn with: the one that was asked for, and those inside it. */
export interface ContentSettings {
  readonly registry: BlockRegistry
  /** Gives the blocks their classes, and writes rules into the sheets of the root. */
  readonly styles: RootStyles
  /** The window of the root's document. */
  readonly window: Window
  /** Language of localised values. */
  readonly locale?: string | undefined
  /** The element that content stands in, as wide as there is room for it. */
  readonly container?: Element | undefined
  /** @default 'viewport' */
  readonly responsiveTo?: ResponsiveTo | undefined
  /** Whether an author looks on. @default false */
  readonly authoring?: boolean | undefined
  readonly renderLink?: RenderLink | undefined
  /** What blocks fetch and record with. */
  readonly client?: Client | undefined
  /** Makes the clients of entries from other spaces. A plain one is made unless told otherwise. */
  readonly createClient?: ((options: ClientOptions) => Client) | undefined
  /** The site's nonce, for scripts, and for styles in browsers in which they need elements. */
  readonly nonce?: string | undefined
  /** Whether scripts that content brings along are run. @default false */
  readonly allowScripts?: boolean | undefined
  /** Works out expressions and actions, in the place of the expression language. */
  readonly evaluate?: Evaluate | undefined
  /** Told of each block that broke. */
  readonly onBlockError?: ((error: Error, block: Block) => void) | undefined
}

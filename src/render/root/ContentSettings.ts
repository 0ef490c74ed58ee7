import type { ReactElement, ReactNode } from 'react'
import type { Client } from '../../client/Client'
import type { ClientOptions } from '../../client/options/ClientOptions'
import type { Variant } from '../../content/targeting'
import type { Block, ContentEntry } from '../../content/types'
import type { Sanitizer } from '../html/createSanitizer'
import type { Evaluate } from '../state/createLogic'
import type { State } from '../state/createStateStore'
import type { SiteGlobals } from '../state/siteGlobals'
import type { ResponsiveTo, RootStyles } from '../styles/blockStyles'
import type { Anchors } from './createAnchors'
import type { BlockRegistry } from './createRegistry'
import type { Resumed } from './Resumed'
import type { Served } from './Served'

/** Attributes of a link that a host renders itself. */
export interface LinkProps {
  /** Where the link leads: checked, never a script. */
  readonly href: string
  /** Content of the link. */
  readonly children?: ReactNode
  readonly [attribute: string]: unknown
}

/** Renders a link in place of a plain `a`, for sites with a router of their own. */
export type RenderLink = (props: LinkProps) => ReactElement

/** Settings that all entries of a root share: the requested one, and those inside it. */
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
  /** The site's own texts for the interface of blocks, by name. */
  readonly texts?: { readonly [name: string]: string } | undefined
  /** @default 'viewport' */
  readonly responsiveTo?: ResponsiveTo | undefined
  /** Whether an author looks on. @default false */
  readonly authoring?: boolean | undefined
  readonly renderLink?: RenderLink | undefined
  /** Whether blocks that never change are rendered past React. Only in a browser. @default false */
  readonly staticBlocks?: boolean | undefined
  /** Client with which blocks fetch and record. */
  readonly client?: Client | undefined
  /** Makes the clients of entries from other spaces. Without it, plain clients are made. */
  readonly createClient?: ((options: ClientOptions) => Client) | undefined
  /** The site's nonce, for scripts of content. */
  readonly nonce?: string | undefined
  /** Whether scripts that content brings along are run. @default false */
  readonly allowScripts?: boolean | undefined
  /** Hosts of style sheets that hold fonts and nothing else, beside the known ones. */
  readonly fontHosts?: readonly string[] | undefined
  /** Works out expressions and actions, in the place of the expression language. */
  readonly evaluate?: Evaluate | undefined
  /** Functions of the site that content may call by name. */
  readonly globals?: SiteGlobals | undefined
  /** State of a server's rendering, with which a browser that takes it over begins. */
  readonly served?: Pick<Served, 'page' | 'attributes'> | undefined
  /** Follows links to elements of the content; absent on a server. */
  readonly anchors?: Anchors | undefined
  /** Renders a variant that is not shown, for a script in the page to pick. Only on a server. */
  readonly renderVariant?:
    | ((variant: Variant | null | undefined, blocks: ReactElement) => ReactElement)
    | undefined
  /** Takes what blocks tell search engines, where there is no document that could hold it. */
  readonly takeJsonLd?: ((json: string) => void) | undefined
  /** Renders what stands in for a block of the site's own that waits. Only on a server. */
  readonly renderWaiting?: ((block: Block) => ReactElement) | undefined
  /** Sanitises HTML where there is no document that could. */
  readonly sanitizer?: Sanitizer | undefined
  /** Told of each block that broke. */
  readonly onBlockError?: ((error: Error, block: Block) => void) | undefined
}

/** An entry, and what it is rendered with. */
export interface ContentProps extends ContentSettings {
  readonly entry: ContentEntry
  /** Name of the entry's model. */
  readonly model: string
  /** Merged into the state of the entry, over the entry's own. */
  readonly data?: State | undefined
  /** Value of `context` in expressions. */
  readonly context?: unknown
  /**
   * Where the entry's list of blocks stands, for blocks that are named after their place. @default
   * 'blocks'
   */
  readonly path?: string | undefined
  /** Whether the page takes its title and description from the entry. @default false */
  readonly updateMetadata?: boolean | undefined
  /** State to go on with, where the entry was rendered without React. */
  readonly resumed?: Resumed | undefined
}

import type { ReactElement, ReactNode } from 'react'
import type { Client } from '../../client/Client'
import type { ClientOptions } from '../../client/options/ClientOptions'
import type { Variant } from '../../content/targeting'
import type { Block, ContentEntry } from '../../content/types'
import type { BlockRegistry } from '../block/createRegistry'
import type { Sanitizer } from '../html/createSanitizer'
import type { Evaluate } from '../state/createLogic'
import type { State } from '../state/createStateStore'
import type { SiteGlobals } from '../state/siteGlobals'
import type { ResponsiveTo, RootStyles } from '../styles/blockStyles'
import type { Anchors } from './createAnchors'
import type { Resumed } from './Resumed'
import type { Served } from './Served'

/** Attributes of a link that the site renders itself. */
export interface LinkProps {
  /** Address of the link. Sanitised: never a script. */
  readonly href: string
  /** Content of the link. */
  readonly children?: ReactNode
  readonly [attribute: string]: unknown
}

/** Renders a link in place of a plain `a`, for sites with their own router. */
export type RenderLink = (props: LinkProps) => ReactElement

/** Settings that the requested entry shares with nested entries. */
export interface ContentSettings {
  readonly registry: BlockRegistry
  /** Assigns classes to blocks and writes their rules to the sheets of the root. */
  readonly styles: RootStyles
  /** The window of the root's document. */
  readonly window: Window
  /** Language of localised values. */
  readonly locale?: string | undefined
  /** The element around the content, whose width container breakpoints use. */
  readonly container?: Element | undefined
  /** The site's own texts for the interface of blocks, by name. */
  readonly texts?: { readonly [name: string]: string } | undefined
  /** @default 'viewport' */
  readonly responsiveTo?: ResponsiveTo | undefined
  /** Whether an author is viewing the content. @default false */
  readonly authoring?: boolean | undefined
  readonly renderLink?: RenderLink | undefined
  /** Whether static blocks are rendered without React. Only in a browser. @default false */
  readonly staticBlocks?: boolean | undefined
  /** Client that blocks use to fetch and record. */
  readonly client?: Client | undefined
  /** Id of the client's outermost entry. Conversions in nested entries belong to it. */
  readonly pageEntryId?: string | undefined
  /** Makes the clients of entries from other spaces. Plain clients are made by default. */
  readonly createClient?: ((options: ClientOptions) => Client) | undefined
  /** The site's nonce, for scripts of content. */
  readonly nonce?: string | undefined
  /** Whether scripts of the content run. @default false */
  readonly allowScripts?: boolean | undefined
  /** Additional hosts whose style sheets contain only fonts. */
  readonly fontHosts?: readonly string[] | undefined
  /** Whether requests and forms of the content send cookies. @default only forms do */
  readonly contentCredentials?: 'same-origin' | 'omit' | undefined
  /** Evaluates expressions and actions instead of the expression language. */
  readonly evaluate?: Evaluate | undefined
  /** Functions of the site that content may call by name. */
  readonly globals?: SiteGlobals | undefined
  /** The state of a server's rendering, which the browser starts with when it hydrates. */
  readonly served?: Pick<Served, 'page' | 'attributes'> | undefined
  /** Follows links to elements of the content; absent on a server. */
  readonly anchors?: Anchors | undefined
  /** Renders a hidden variant for a script in the page to choose. Only on a server. */
  readonly renderVariant?:
    | ((variant: Variant | null | undefined, blocks: ReactElement) => ReactElement)
    | undefined
  /** Collects structured data on a server, which has no document for it. */
  readonly takeJsonLd?: ((json: string) => void) | undefined
  /** Renders the stand-in of a block of the site's own that is waiting. Only on a server. */
  readonly renderWaiting?: ((block: Block) => ReactElement) | undefined
  /** Sanitises HTML on a server, which has no document. */
  readonly sanitizer?: Sanitizer | undefined
  /** Called for each block that threw. */
  readonly onBlockError?: ((error: Error, block: Block) => void) | undefined
}

/** An entry and the settings to render it with. */
export interface ContentProps extends ContentSettings {
  readonly entry: ContentEntry
  /** Name of the entry's model. */
  readonly model: string
  /** Merged into the state of the entry, over the entry's own values. */
  readonly data?: State | undefined
  /** Value of `context` in expressions. */
  readonly context?: unknown
  /**
   * Path of the entry's list of blocks, for blocks that are identified by their path.
   *
   * @default 'blocks'
   */
  readonly path?: string | undefined
  /** Whether the page takes its title and description from the entry. @default false */
  readonly updateMetadata?: boolean | undefined
  /** State to continue with, if the entry was first rendered without React. */
  readonly resumed?: Resumed | undefined
}

import type { ReactElement, ReactNode } from 'react'
import type { Client } from '../../client/Client'
import type { ClientOptions } from '../../client/options/ClientOptions'
import type { Variant } from '../../content/targeting'
import type { Block } from '../../content/types'
import type { BlockRegistry } from '../compile/createRegistry'
import type { Anchors } from '../html/createAnchors'
import type { Sanitizer } from '../html/createSanitizer'
import type { Served } from '../html/Served'
import type { Evaluate } from '../state/createLogic'
import type { SiteGlobals } from '../state/siteGlobals'
import type { ResponsiveTo, RootStyles } from '../styles/blockStyles'

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

/** Settings of a root, for every entry in it. */
export interface RootSettings {
  readonly registry: BlockRegistry
  /** Assigns classes to blocks and writes their rules to the sheets of the root. */
  readonly styles: RootStyles
  /** The window of the root's document. */
  readonly window: Window
  /** The element around the content, whose width container breakpoints use. */
  readonly container?: Element | undefined
  /** @default 'viewport' */
  readonly responsiveTo?: ResponsiveTo | undefined
  /** The site's nonce, for scripts of content. */
  readonly nonce?: string | undefined
  /** Follows links to elements of the content; absent on a server. */
  readonly anchors?: Anchors | undefined
  /** Whether an element that arrives now may take the focus: the visitor has just acted here. */
  readonly mayTakeFocus?: (() => boolean) | undefined
}

/** Settings of a site, or of its server, for an entry and the entries in it. */
export interface SiteSettings {
  /** Language of localised values. */
  readonly locale?: string | undefined
  /** The site's own texts for the interface of blocks, by name. */
  readonly texts?: { readonly [name: string]: string } | undefined
  /** Whether an author is viewing the content. @default false */
  readonly authoring?: boolean | undefined
  /** Renders links, for sites with their own router. */
  readonly renderLink?: RenderLink | undefined
  /** Whether static blocks are rendered without React. A root does, unless this is `false`. */
  readonly staticBlocks?: boolean | undefined
  /** Client that blocks use to fetch and record. */
  readonly client?: Client | undefined
  /** Id of the client's outermost entry. Conversions in nested entries belong to it. */
  readonly pageEntryId?: string | undefined
  /** Makes the clients of entries from other spaces. Plain clients are made by default. */
  readonly createClient?: ((options: ClientOptions) => Client) | undefined
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
  /** Called for each block that threw. */
  readonly onBlockError?: ((error: Error, block: Block) => void) | undefined
}

/** Settings of a server alone, for an entry and the entries in it. */
export interface ServerSettings {
  /** Renders a hidden variant for a script in the page to choose. */
  readonly renderVariant?:
    | ((variant: Variant | null | undefined, blocks: ReactElement) => ReactElement)
    | undefined
  /** Collects structured data: there is no document for it. */
  readonly takeJsonLd?: ((json: string) => void) | undefined
  /** Renders the stand-in of a block of the site's own that is waiting. */
  readonly renderWaiting?: ((block: Block) => ReactElement) | undefined
  /** Sanitises HTML without a document. */
  readonly sanitizer?: Sanitizer | undefined
}

/** Settings that the requested entry shares with nested entries. */
export interface ContentSettings extends RootSettings, SiteSettings, ServerSettings {
  /** The state of a server's rendering, which the browser starts with when it hydrates. */
  readonly served?: Pick<Served, 'page' | 'attributes'> | undefined
  /** Renders static blocks. Receives the context of their entry. */
  readonly staticElements?:
    | ((content: never) => (block: Block, path: string, key: string) => ReactElement | null)
    | undefined
}

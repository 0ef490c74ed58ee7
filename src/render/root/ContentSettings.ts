import type { Client } from '../../client/Client'
import type { ClientOptions } from '../../client/options/ClientOptions'
import type { Block } from '../../content/types'
import type { RenderLink } from '../entry/ContentContext'
import type { Sanitizer } from '../html/createSanitizer'
import type { Evaluate } from '../state/createSiteLogic'
import type { SiteGlobals } from '../state/siteGlobals'
import type { ResponsiveTo } from '../styles/blockStyles'
import type { RootStyles } from '../styles/RootStyles'
import type { Anchors } from './createAnchors'
import type { BlockRegistry } from './createRegistry'
import type { Served } from './Served'

/** What all entries of a root are rendered with: the one that was asked for, and those inside it. */
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
  /** Functions of the site that content may call by name. */
  readonly globals?: SiteGlobals | undefined
  /** What a server renders with, and what a browser begins with that takes over from it. */
  readonly served?: Pick<Served, 'page' | 'attributes'> | undefined
  /** Follows links to elements of the content; absent on a server. */
  readonly anchors?: Anchors | undefined
  /**
   * Whether blocks with variants render all of them, each in a `<template>` marked by `VARIANT_ATTRIBUTE`, so that
   * a script in the page can pick. Only on a server.
   *
   * @default false
   */
  readonly allVariants?: boolean | undefined
  /** Sanitises HTML where there is no document that could. */
  readonly sanitizer?: Sanitizer | undefined
  /** Told of each block that broke. */
  readonly onBlockError?: ((error: Error, block: Block) => void) | undefined
}

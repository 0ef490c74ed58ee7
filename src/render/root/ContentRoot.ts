import type { SiteSettings } from '../block/ContentSettings'
import type { BlockRegistry } from '../compile/createRegistry'
import type { EntryProps } from '../entry/ContentProps'
import type { Served } from '../html/Served'
import type { ResponsiveTo } from '../styles/blockStyles'
import type { Isolation } from './attachRoot'

/** Options of a root. */
export interface ContentRootOptions {
  /** The blocks that content may use. */
  readonly registry: BlockRegistry
  /** The site's nonce, for scripts of content. */
  readonly nonce?: string | undefined
  /** @default 'viewport' */
  readonly responsiveTo?: ResponsiveTo | undefined
  /** @default 'shadow' */
  readonly isolation?: Isolation | undefined
  /** CSS length to reserve before the content is there. */
  readonly minHeight?: string | undefined
  /** Called for errors that no block caused. */
  readonly onError?: ((error: Error) => void) | undefined
  /** Called when the data of elements is needed that a server has left out. */
  readonly onLost?: (() => void) | undefined
}

/** An entry and its rendering options. */
export interface RootContent extends SiteSettings, EntryProps {
  /**
   * Number of the page view that shows the entry, as `Client.pageView` counts them. Impressions
   * count once per page view.
   */
  readonly pageView?: number | undefined
}

/** Content in a container, isolated from the page: see {@link Isolation}. */
export interface ContentRoot {
  /** `null` if the content is among the page's own elements. */
  readonly shadowRoot: ShadowRoot | null
  /**
   * The server's rendering. If the data of its `entry` is shown first, that hydrates the elements and preserves
   * what visitors typed. Any other content is rendered from scratch and replaces them when it is
   * ready.
   */
  readonly served: Served | undefined
  /**
   * Renders an entry in place of the container's own children. Resolves when it is in the document,
   * before it is painted.
   */
  show(content: RootContent): Promise<void>
  /** Shows the container's own children again: the placeholder. */
  showPlaceholder(): void
  /**
   * Removes the content. The shadow root cannot be detached, so it stays and shows the container's
   * own children. Safe to call twice.
   */
  unmount(): void
}

import type { ResponsiveTo } from '../styles/blockStyles'
import type { Isolation } from './attachRoot'
import type { ContentProps } from './ContentSettings'
import type { BlockRegistry } from './createRegistry'
import type { Served } from './Served'

/** How a root is set up. */
export interface ContentRootOptions {
  /** The blocks that content may use. */
  readonly registry: BlockRegistry
  /** The site's nonce, for scripts of content. */
  readonly nonce?: string | undefined
  /** @default 'viewport' */
  readonly responsiveTo?: ResponsiveTo | undefined
  /** @default 'shadow' */
  readonly isolation?: Isolation | undefined
  /** Reserved before content is there, as CSS spells it. */
  readonly minHeight?: string | undefined
  /** Told of errors that no block could be blamed for. */
  readonly onError?: ((error: Error) => void) | undefined
}

/** An entry and how to render it. */
export type RootContent = Omit<
  ContentProps,
  | 'styles'
  | 'window'
  | 'container'
  | 'registry'
  | 'responsiveTo'
  | 'nonce'
  | 'path'
  | 'served'
  | 'anchors'
  | 'resumed'
> & {
  /**
   * Number of the page view that it is shown for, as `Client.pageView` counts them: impressions
   * count in each.
   */
  readonly pageView?: number | undefined
}

/** Content in a container, apart from the page: see {@link Isolation}. */
export interface ContentRoot {
  /** `null` where the content stands among the page's own elements. */
  readonly shadowRoot: ShadowRoot | null
  /**
   * The server's rendering. An `entry` shown first takes over its elements, with visitors' typing
   * in them; any other content is rendered anew, and replaces them when it is ready.
   */
  readonly served: Served | undefined
  /**
   * Renders an entry in place of the container's own children. Settles when it is there, before it
   * is painted.
   */
  show(content: RootContent): Promise<void>
  /** Shows the container's own children again: the placeholder. */
  showPlaceholder(): void
  /**
   * Takes everything out. The shadow root stays, since it cannot be detached, and shows the
   * container's own children. Safe to call twice.
   */
  unmount(): void
}

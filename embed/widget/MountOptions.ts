import type {
  BlockDefinition,
  ClientOptions,
  ContentRequest,
  Evaluate,
  Isolation,
  PlainBlock,
  RenderLink,
} from '../../src/index'
import type { ElementBlock } from '../ownBlocks/ElementBlock'
import type { WidgetEvents } from './Widget'
import type { Loading } from './whenDue'

/** What to show, and how. Everything of the client's options and of a content request belongs to it. */
export interface MountOptions extends ClientOptions, ContentRequest {
  /** Model of the content to fetch. */
  readonly model: string
  /** Merged into the state of the content, where it wins over the content's own. */
  readonly data?: { readonly [key: string]: unknown }
  /** What expressions of the content reach as `context`. */
  readonly context?: { readonly [key: string]: unknown }
  /** Blocks for this widget alone, by name; they win over registered ones. */
  readonly blocks?: { readonly [name: string]: BlockDefinition | ElementBlock | PlainBlock }
  /**
   * What breakpoints are measured by: the viewport, or the element that the content stands in.
   *
   * @default 'viewport'
   */
  readonly responsiveTo?: 'viewport' | 'container'
  /**
   * What keeps the styles of the page and those of the content apart: a shadow root, or, with `light`, rules
   * that end at the container. The content then stands among the page's own elements: password managers that
   * do not look into shadow roots find its fields, and the page's rules reach it. The container should be on
   * the page, and the widget's alone. Browsers without `@scope` (before Chrome 118, Safari 17.4 and Firefox
   * 128) take a shadow root all the same. Not changed by `update()`.
   *
   * @default 'shadow'
   */
  readonly isolation?: Isolation
  /** The site's nonce, for scripts of content, and for styles in browsers in which they need elements. */
  readonly nonce?: string
  /**
   * Whether scripts that content brings along are run. They can do whatever the page can: allow it only
   * where you trust everybody who may publish.
   *
   * @default false
   */
  readonly allowScripts?: boolean
  /**
   * Works out the expressions and actions of content in full JavaScript, in place of the widget's own language.
   * It needs a policy that allows `unsafe-eval`, and the same trust as {@link MountOptions.allowScripts}:
   * `(code, scope) => new Function('scope', 'with (scope) {' + code + '}')(scope)`.
   */
  readonly evaluate?: Evaluate
  /**
   * Whether the page takes its title and description from the content, and gets back its own afterwards.
   *
   * @default false
   */
  readonly updateMetadata?: boolean
  /**
   * Room reserved before content is there: CSS pixels, or a CSS length.
   *
   * @default none
   */
  readonly minHeight?: number | string
  /**
   * When the content is fetched: at once, 300 px before the container comes into view, or when the page is idle.
   *
   * @default 'eager'
   */
  readonly loading?: Loading
  /**
   * Whether the content of the new address is fetched when the page's own router goes there: to another path or
   * query, or, with `hash`, to another fragment that begins with `#/` or `#!`. It is a new page view then.
   *
   * @default false
   */
  readonly reloadOnRoute?: boolean | 'hash'
  /** Draws links in place of plain ones, for sites with a router of their own. */
  readonly renderLink?: RenderLink
  /** Called when the first content is on screen. */
  readonly onReady?: (detail: WidgetEvents['ready']) => void
  /** Called when content cannot be fetched or shown. */
  readonly onError?: (detail: WidgetEvents['error']) => void
  /** Called when the visitor's variation is known. */
  readonly onVariation?: (detail: WidgetEvents['variation']) => void
  /** Called when an entry came into view. */
  readonly onImpression?: (detail: WidgetEvents['impression']) => void
  /** Called when a visitor clicked inside an entry. */
  readonly onClick?: (detail: WidgetEvents['click']) => void
  /** Called when a form is about to be sent. Returning `false` keeps it. */
  readonly onSubmit?: (detail: WidgetEvents['submit']) => unknown
}

import type {
  BlockDefinition,
  ClientOptions,
  DisplayOptions,
  Evaluate,
  Isolation,
  PlainBlock,
  RenderLink,
  SiteGlobals,
} from '../../src/index'
import {
  CLIENT_OPTIONS,
  DISPLAY_OPTIONS,
  type Option,
  type OptionTable,
  WIDGET_REQUEST_OPTIONS,
  type WidgetRequest,
} from '../../src/internal'
import type { ElementBlock } from '../ownBlocks'
import type { Analytics } from '../page/analytics'
import type { WidgetEvents } from './widgetEvents'

/**
 * Options of `mount()`: those of the client, of a content request for one entry, and of display.
 */
export interface MountOptions extends ClientOptions, WidgetRequest, DisplayOptions {
  /** Blocks for this widget alone, by name; they win over registered ones. */
  readonly blocks?: { readonly [name: string]: BlockDefinition | ElementBlock | PlainBlock }
  /**
   * Separates the styles of the page from those of the content: a shadow root, or, with `light`,
   * rules that end at the container. The content then stands among the page's own elements:
   * password managers that do not look into shadow roots find its fields, and the page's rules
   * reach it. The container should be on the page, and the widget's alone. Browsers without
   * `@scope` (before Chrome 118, Safari 17.4 and Firefox 128) take a shadow root all the same.
   *
   * @default 'shadow'
   * @keywords shadow dom light dom css theme styles inherit
   */
  readonly isolation?: Isolation
  /**
   * Works out the expressions and actions of content in full JavaScript, in place of the widget's
   * own language. It needs a policy that allows `unsafe-eval`, and the same trust as
   * {@link MountOptions.allowScripts}:
   * `(code, scope) => new Function('scope', 'with (scope) {' + code + '}')(scope)`.
   *
   * @keywords eval csp unsafe-eval javascript
   */
  readonly evaluate?: Evaluate
  /**
   * Functions, objects of functions and lists that actions and bindings of content may call by
   * name, besides `builder`: `{ dataLayer, gtag, cart: { add } }`. Of lists, content may call
   * `push`. They get copies of the arguments. A key of the state that has the same name is read
   * instead.
   *
   * @since 0.2.0
   * @keywords gtag datalayer functions cart
   */
  readonly globals?: SiteGlobals
  /**
   * Renders links in place of plain ones, for sites with a router of their own.
   *
   * @keywords router navigation next
   */
  readonly renderLink?: RenderLink
  /**
   * Where the widget's events go besides the content host: functions, or names of tools that
   * `connect.js` knows. One or a list; in text with spaces between them. Nothing is passed on
   * before consent.
   *
   * @since 0.2.0
   */
  readonly analytics?: Analytics
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

/**
 * All options of a widget. Validation, attributes and properties of `<site-blocks>`, the effects of
 * updates, and docs/options.md are derived from this table.
 */
export const MOUNT_OPTIONS = {
  ...CLIENT_OPTIONS,
  ...WIDGET_REQUEST_OPTIONS,
  ...DISPLAY_OPTIONS,
  blocks: { type: 'object', attribute: 'none', change: 'never' },
  isolation: { type: ['shadow', 'light'], default: 'shadow', change: 'never' },
  evaluate: { type: 'function', change: 'render' },
  globals: { type: 'object', attribute: 'none', change: 'render' },
  renderLink: { type: 'function', change: 'render' },
  analytics: { type: 'string | function | list', change: 'next' },
  onReady: { type: 'function', change: 'next' },
  onError: { type: 'function', change: 'next' },
  onVariation: { type: 'function', change: 'next' },
  onImpression: { type: 'function', change: 'next' },
  onClick: { type: 'function', change: 'next' },
  onSubmit: { type: 'function', change: 'next' },
} as const satisfies OptionTable<MountOptions>

/** Name of an option of a widget. */
export type OptionName = keyof typeof MOUNT_OPTIONS

/** The rows of {@link MOUNT_OPTIONS}, by name. */
export const mountOptionRows = Object.entries(MOUNT_OPTIONS) as readonly [OptionName, Option][]

import { type Option, type OptionTable, typesOf } from '../../src/client/options/Option'
import { CLIENT_OPTIONS, WIDGET_REQUEST_OPTIONS } from '../../src/client/options/optionTables'
import type { WidgetRequest } from '../../src/client/options/optionTypes'
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
import { DISPLAY_OPTIONS } from '../../src/render/root/DisplayOptions'
import type { ElementBlock } from '../ownBlocks/ownBlocks'
import type { Analytics } from './Analytics'
import type { WidgetEvents } from './widgetEvents'

/**
 * Options of `mount()`: those of the client, of a content request for one entry, and of display.
 */
export interface MountOptions extends ClientOptions, WidgetRequest, DisplayOptions {
  /** Blocks for this widget only, by name; they override registered ones. */
  readonly blocks?: {
    readonly [name: string]:
      | (Omit<BlockDefinition, 'name'> & Partial<Pick<BlockDefinition, 'name'>>)
      | ElementBlock
      | PlainBlock
  }
  /**
   * Isolates the styles of the page and the content from each other: with a shadow root or, with
   * `light`, with rules that do not leave the container. In `light`, the content is among the
   * page's own elements: password managers that do not search shadow roots find its fields, and the
   * page's rules apply to it. The container should be in the page and contain nothing but the
   * widget. Browsers without `@scope` (before Chrome 118, Safari 17.4 and Firefox 128) use a shadow
   * root anyway.
   *
   * @default 'shadow'
   * @keywords shadow dom light dom css theme styles inherit
   */
  readonly isolation?: Isolation
  /**
   * Evaluates expressions and actions of the content as full JavaScript instead of the widget's own
   * language. It needs a policy that allows `unsafe-eval`, and the same trust as
   * {@link MountOptions.allowScripts}:
   * `(code, scope) => new Function('scope', 'with (scope) {' + code + '}')(scope)`.
   *
   * @keywords eval csp unsafe-eval javascript
   */
  readonly evaluate?: Evaluate
  /**
   * Functions, objects of functions and lists that actions and bindings of the content may call by
   * name, in addition to `builder`: `{ dataLayer, gtag, cart: { add } }`. Of lists, content may
   * call `push`. Arguments are copied. A key of the state with the same name takes precedence.
   *
   * @since 0.2.0
   * @keywords gtag datalayer functions cart
   */
  readonly globals?: SiteGlobals
  /**
   * Renders links in place of plain ones, for sites with their own router. Returns an element of
   * `SiteBlocks.React`, which has loaded by then in either form of the widget.
   *
   * @keywords router navigation next
   */
  readonly renderLink?: RenderLink
  /**
   * Additional receivers of the widget's events: functions, or names of tools that `connect.js`
   * supports. One or a list; in an attribute, names are separated by spaces. Nothing is passed on
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
  /** Called when an entry has come into view. */
  readonly onImpression?: (detail: WidgetEvents['impression']) => void
  /** Called when a visitor has clicked inside an entry. */
  readonly onClick?: (detail: WidgetEvents['click']) => void
  /** Called when a form is about to be sent. Returning `false` cancels that. */
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
  isolation: {
    type: ['shadow', 'light'],
    default: 'shadow',
    change: 'never',
  },
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

/** The types in {@link MOUNT_OPTIONS}. */
export const MOUNT_TYPES = typesOf(MOUNT_OPTIONS)

/** Ends the message about options that only requests of a client have. */
export const REMEDY = ', or fetch with SiteBlocks.createClient(), whose requests take more'

import type { ClientOptions } from '../client/options/ClientOptions'
import type { Option, OptionTable } from '../client/options/Option'
import {
  CLIENT_OPTIONS,
  WIDGET_REQUEST_OPTIONS,
  type WidgetRequest,
} from '../client/options/optionTables'
import type { ContentEntry } from '../content/types'
import type { BlockDefinition } from '../render/block/BlockDefinition'
import { DISPLAY_OPTIONS, type DisplayOptions } from '../render/root/DisplayOptions'

/** The request that a page is rendered for. */
export interface Visitor {
  /** Full address of the page, as the visitor sees it: `https://shop.example.com/offers?page=2`. */
  readonly url: string
  /** The request's `Cookie` header. */
  readonly cookies?: string | undefined
  /**
   * The request's `User-Agent` header. Tells the device; visitors without one count as bots, and
   * are not remembered.
   */
  readonly userAgent?: string | undefined
  /**
   * Whether the request has `Sec-GPC: 1`.
   *
   * @default false
   */
  readonly globalPrivacyControl?: boolean | undefined
  /** Picks variations. `Math.random` unless told otherwise. */
  readonly random?: (() => number) | undefined
}

/**
 * Options of {@link renderToHtml}: those of `mount()`, and how the HTML gets to the visitor.
 *
 * The options of the widget become attributes of the container, where everyone can read them.
 */
export interface RenderOptions
  extends ClientOptions,
    Omit<WidgetRequest, 'content' | keyof ClientOptions>,
    DisplayOptions {
  /** Names of the analytics tools that the widget passes its events on to, separated by spaces. */
  readonly analytics?: string
  /**
   * The request that the page is rendered for. Variations and personalised blocks are decided by
   * it, and the HTML is for this visitor alone: send it with `Cache-Control: private`. Pass the
   * same object for all entries of a request: an entry that stands on the page twice then has one
   * variation.
   *
   * Without it the HTML is the same for everybody, and a small script in it decides before anything
   * is painted.
   */
  readonly visitor?: Visitor
  /**
   * Whether HTML for everybody brings that script along. Without it, everybody sees the default.
   *
   * @default true
   */
  readonly decide?: boolean
  /**
   * Blocks of the site's own, React components, by name. Others that a browser knows are rendered
   * there.
   */
  readonly blocks?: { readonly [name: string]: Omit<BlockDefinition, 'name'> }
  /**
   * Address of the styles, for a policy that refuses `<style>`: serve {@link RenderedContent.css}
   * there. A function is given the CSS and returns its address; variations with CSS of their own
   * ask for one each.
   */
  readonly stylesHref?: string | ((css: string) => string)
  /** Address of `siteblocks/decide.js` on the site, for a policy that refuses inline scripts. */
  readonly decideSrc?: string
  /**
   * Addresses of `live-….js` and `sanitize-….js` with a space between them, on pages that load the
   * module build: they are fetched at once.
   */
  readonly livePart?: string
  /** Further attributes of the container, such as `id` and `class`. */
  readonly attributes?: { readonly [name: string]: string }
  /** HTML for browsers that know no declarative shadow roots, as it stands: it is not sanitised. */
  readonly placeholder?: string
}

/** Result of {@link renderToHtml}. */
export interface RenderedContent {
  /** The container with everything in it, to be put into the page as it is. */
  readonly html: string
  /**
   * All of its CSS, which is in {@link RenderedContent.html} already unless `stylesHref` is given.
   */
  readonly css: string
  /**
   * The entry as it was rendered: its `testVariationId` tells the variation. The default, in HTML
   * for everybody.
   */
  readonly entry: ContentEntry
  /** Values for `Set-Cookie` headers, one each. None without `visitor`. */
  readonly setCookies: readonly string[]
}

const { content, ...REQUEST } = WIDGET_REQUEST_OPTIONS

/** Every option of `renderToHtml`. */
export const RENDER_OPTIONS = {
  ...REQUEST,
  ...CLIENT_OPTIONS,
  ...DISPLAY_OPTIONS,
  // Headers may hold secrets, which must not appear in the markup.
  fetchOptions: { ...CLIENT_OPTIONS.fetchOptions, attribute: 'none' },
  analytics: { type: 'string' },
  visitor: { type: 'object', attribute: 'none' },
  decide: { type: 'boolean', default: true, attribute: 'none' },
  blocks: { type: 'object', attribute: 'none' },
  stylesHref: { type: 'string | function', attribute: 'none' },
  decideSrc: { type: 'string', attribute: 'none' },
  livePart: { type: 'string', attribute: 'none' },
  attributes: { type: 'object', attribute: 'none' },
  placeholder: { type: 'string', attribute: 'none' },
} as const satisfies OptionTable<RenderOptions>

/** Required types of the fields of `visitor`. */
export const VISITOR_TYPES = {
  url: { type: 'string' },
  cookies: { type: 'string' },
  userAgent: { type: 'string' },
  globalPrivacyControl: { type: 'boolean' },
  random: { type: 'function' },
} as const satisfies { readonly [Name in keyof Required<Visitor>]: Pick<Option, 'type'> }

/** Options that become attributes of the container. */
export const WRITTEN_OPTIONS: ReadonlySet<string> = new Set(
  Object.entries<Option>(RENDER_OPTIONS)
    .filter(([, { type, attribute }]) => type !== 'function' && attribute !== 'none')
    .map(([name]) => name),
)

import type { ClientOptions } from '../../client/options/ClientOptions'
import {
  type Option,
  type OptionTable,
  type OptionTypes,
  typesOf,
} from '../../client/options/Option'
import { CLIENT_OPTIONS, WIDGET_REQUEST_OPTIONS } from '../../client/options/optionTables'
import type { WidgetRequest } from '../../client/options/optionTypes'
import { SECRET_OPTIONS } from '../../client/options/secretOptions'
import type { ContentEntry } from '../../content/types'
import type { BlockDefinition } from '../../render/compile/BlockDefinition'
import { DISPLAY_OPTIONS, type DisplayOptions } from '../../render/root/DisplayOptions'
import { wordSet } from '../../utils/values/wordSet'

/** The request that the page is rendered for. */
export interface Visitor {
  /** Full URL of the page in the visitor's browser: `https://shop.example.com/offers?page=2`. */
  readonly url: string
  /** The request's `Cookie` header. */
  readonly cookies?: string | undefined
  /**
   * The request's `User-Agent` header. It decides the device. Visitors without one count as bots
   * and are not remembered.
   */
  readonly userAgent?: string | undefined
  /**
   * Whether the request has `Sec-GPC: 1`.
   *
   * @default false
   */
  readonly globalPrivacyControl?: boolean | undefined
  /** Random source for picking variations. Defaults to `Math.random`. */
  readonly random?: (() => number) | undefined
}

/**
 * Options of {@link renderToHtml}: those of `mount()`, and how the HTML is delivered.
 *
 * Options that the widget needs become attributes of the container, where everyone can read them.
 */
export interface RenderOptions
  extends ClientOptions,
    Omit<WidgetRequest, 'content' | keyof ClientOptions>,
    DisplayOptions {
  /** Analytics tools that receive the widget's events, separated by spaces. */
  readonly analytics?: string
  /**
   * The request that the page is rendered for. It decides variations and personalized blocks, so
   * the HTML is for this visitor alone: send it with `Cache-Control: private`. Pass the same object
   * for all entries of a request, so that an entry that appears twice shows one variation.
   *
   * Without it, the HTML is the same for every visitor, and a small inline script decides before
   * the first paint.
   */
  readonly visitor?: Visitor
  /**
   * Whether HTML for every visitor includes the script that decides. Without the script, every
   * visitor gets the default.
   *
   * @default true
   */
  readonly decide?: boolean
  /**
   * Whether the HTML includes the data of blocks that never change, which browsers rarely need. If
   * it is missing and the site changes a `render` option, or adds the HTML's element in a browser, as
   * `<SiteBlocks html>` does on later routes, the content is fetched.
   *
   * @default false
   */
  readonly allData?: boolean
  /**
   * Any object that stands for the page, the same for all entries of one page. The first entry that
   * has something to decide then carries the script for all of them. The entries must be together
   * in the page; the object must be new for each page.
   */
  readonly page?: object
  /**
   * The site's own blocks, as React components by name. Blocks that only the browser has registered
   * are rendered there.
   */
  readonly blocks?: { readonly [name: string]: Omit<BlockDefinition, 'name'> }
  /**
   * URL of the styles, for a policy that refuses `<style>`: serve {@link RenderedContent.css}
   * there. A function receives CSS and returns its URL; it is called once more for each variation
   * that has its own CSS.
   */
  readonly stylesHref?: string | ((css: string) => string)
  /**
   * URL of `siteblocks/decide.js` on the site, for a policy that refuses inline scripts, or so that
   * browsers keep the script.
   */
  readonly decideSrc?: string
  /**
   * URLs of `live-….js` and `sanitize-….js`, separated by a space, on pages that load the module
   * build. The page preloads them.
   */
  readonly livePart?: string
  /** Additional attributes of the container, such as `id` and `class`. */
  readonly attributes?: { readonly [name: string]: string }
  /** Unsanitised HTML for browsers without declarative shadow roots. */
  readonly placeholder?: string
}

/** Result of {@link renderToHtml}. */
export interface RenderedContent {
  /** The container with its content, ready to be put into the page. */
  readonly html: string
  /**
   * All CSS of the content. {@link RenderedContent.html} includes it unless `stylesHref` is given.
   */
  readonly css: string
  /**
   * The rendered entry. `testVariationId` is its variation; HTML for every visitor has the default.
   */
  readonly entry: ContentEntry
  /** Values of `Set-Cookie` headers, one header each. Empty without `visitor`. */
  readonly setCookies: readonly string[]
}

const { content, ...REQUEST } = WIDGET_REQUEST_OPTIONS

/** Every option of `renderToHtml`. */
const RENDER_OPTIONS = {
  ...REQUEST,
  ...CLIENT_OPTIONS,
  ...DISPLAY_OPTIONS,
  analytics: { type: 'string' },
  visitor: { type: 'object', attribute: 'none' },
  decide: { type: 'boolean', default: true, attribute: 'none' },
  allData: { type: 'boolean', default: false, attribute: 'none' },
  page: { type: 'object', attribute: 'none' },
  blocks: { type: 'object', attribute: 'none' },
  stylesHref: { type: 'string | function', attribute: 'none' },
  decideSrc: { type: 'string', attribute: 'none' },
  livePart: { type: 'string', attribute: 'none' },
  attributes: { type: 'object', attribute: 'none' },
  placeholder: { type: 'string', attribute: 'none' },
} as const satisfies OptionTable<RenderOptions>

/** Required types of the options. */
export const RENDER_TYPES = typesOf(RENDER_OPTIONS)

/** Options of `mount()` without effect on the HTML. A page passes the same to both. */
export const WIDGET_OPTIONS = wordSet(
  'content isolation evaluate globals renderLink onReady onError onVariation onImpression onClick onSubmit',
)

/** Required types of the fields of `visitor`. */
export const VISITOR_TYPES = {
  url: 'string',
  cookies: 'string',
  userAgent: 'string',
  globalPrivacyControl: 'boolean',
  random: 'function',
} as const satisfies OptionTypes<Visitor>

/** Options that become attributes of the container. */
export const WRITTEN_OPTIONS: ReadonlySet<string> = new Set(
  Object.entries<Option>(RENDER_OPTIONS)
    .filter(([, { type, attribute }]) => type !== 'function' && attribute !== 'none')
    .map(([name]) => name)
    .filter((name) => !SECRET_OPTIONS.some((secret) => secret === name)),
)

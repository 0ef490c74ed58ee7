import type { ClientOptions } from '../client/Client'
import type { ContentRequest } from '../client/content/ContentRequest'
import type { ContentEntry } from '../content/types'
import type { BlockDefinition } from '../render/block/BlockDefinition'

/** The request that a page is drawn for. */
export interface Visitor {
  /** Full address of the page, as the visitor sees it: `https://shop.example.com/offers?page=2`. */
  readonly url: string
  /** The request's `Cookie` header. */
  readonly cookies?: string | undefined
  /**
   * The request's `User-Agent` header. Tells the device; visitors without one count as bots, and are not
   * remembered.
   */
  readonly userAgent?: string | undefined
  /**
   * Whether the request has `Sec-GPC: 1`.
   *
   * @default false
   */
  readonly globalPrivacyControl?: boolean | undefined
  /** Draws variations. `Math.random` unless told otherwise. */
  readonly random?: (() => number) | undefined
}

/**
 * What {@link renderToHtml} draws with: the options of `mount()`, and how the HTML gets to the visitor.
 *
 * The options of the widget become attributes of the container, for everybody to read.
 */
export interface RenderOptions
  extends ClientOptions,
    Omit<ContentRequest, 'content' | 'fetchOptions' | 'userAttributes' | 'locale'> {
  /** Name of the entry's model. */
  readonly model: string
  /** Merged into the state of the content, where it wins over the content's own. */
  readonly data?: { readonly [key: string]: unknown }
  /** What expressions of the content reach as `context`. */
  readonly context?: { readonly [key: string]: unknown }
  /**
   * What breakpoints are measured by: the viewport, or the element that the content stands in.
   *
   * @default 'viewport'
   */
  readonly responsiveTo?: 'viewport' | 'container'
  /** Whether scripts that content brings along are run, in the browser. @default false */
  readonly allowScripts?: boolean
  /** Whether the page takes its title and description from the content, in the browser. @default false */
  readonly updateMetadata?: boolean
  /** Room reserved for the content: pixels, or a CSS length. */
  readonly minHeight?: number | string
  /**
   * When the browser takes the content over: at once, 300 px before it comes into view, or when the page is idle.
   *
   * @default 'eager'
   */
  readonly loading?: 'eager' | 'lazy' | 'idle'
  /**
   * Whether the content of the new address is fetched when the page's own router goes there.
   *
   * @default false
   */
  readonly reloadOnRoute?: boolean

  /**
   * The request that the page is drawn for. Variations and personalised blocks are decided by it, and the HTML
   * is for this visitor alone: send it with `Cache-Control: private`. Pass the same object for all entries of a
   * request: an entry that stands on the page twice then has one variation.
   *
   * Without it the HTML is the same for everybody, and a small script in it decides before anything is painted.
   */
  readonly visitor?: Visitor
  /**
   * Whether HTML for everybody brings that script along. Without it, everybody sees the default.
   *
   * @default true
   */
  readonly decide?: boolean
  /** Blocks of the site's own, React components, by name. Others that a browser knows are drawn there. */
  readonly blocks?: { readonly [name: string]: Omit<BlockDefinition, 'name'> }
  /** The site's nonce, for `<style>` and `<script>`. */
  readonly nonce?: string
  /**
   * Address of the styles, for a policy that refuses `<style>`: serve {@link RenderedContent.css} there. A
   * function is given the CSS and returns its address; variations with CSS of their own ask for one each.
   */
  readonly stylesHref?: string | ((css: string) => string)
  /** Address of `siteblocks/decide.js` on the site, for a policy that refuses inline scripts. */
  readonly decideSrc?: string
  /** Further attributes of the container, such as `id` and `class`. */
  readonly attributes?: { readonly [name: string]: string }
  /** HTML for browsers that know no declarative shadow roots, as it stands: it is not sanitised. */
  readonly placeholder?: string
}

/** What {@link renderToHtml} gives. */
export interface RenderedContent {
  /** The container with everything in it, to be put into the page as it is. */
  readonly html: string
  /** All of its CSS, which is in {@link RenderedContent.html} already unless `stylesHref` is given. */
  readonly css: string
  /** The entry as it was drawn: its `testVariationId` tells the variation. The default, in HTML for everybody. */
  readonly entry: ContentEntry
  /** Values for `Set-Cookie` headers, one each. None without `visitor`. */
  readonly setCookies: readonly string[]
}

import type { OptionTable } from '../../client/options/Option'

/** How content is displayed: what `mount()` takes as well as `renderToHtml()`. */
export interface DisplayOptions {
  /** Model of the content to fetch. */
  readonly model: string
  /**
   * Merged into the state of the content, where it wins over the content's own.
   *
   * @keywords state variables cart user
   */
  readonly data?: { readonly [key: string]: unknown }
  /** Value of `context` in expressions of the content. */
  readonly context?: { readonly [key: string]: unknown }
  /**
   * Reference of breakpoints: the viewport, or the element around the content.
   *
   * @default 'viewport'
   * @keywords breakpoints mobile container query sidebar
   */
  readonly responsiveTo?: 'viewport' | 'container'
  /**
   * Texts of the interface, over the English ones: names of a carousel's buttons, notes of forms.
   * Their names: `InterfaceTexts`. `translations` has ten languages.
   *
   * @since 0.2.0
   * @keywords translation i18n labels wording accessibility
   */
  readonly texts?: { readonly [name: string]: string }
  /**
   * The site's nonce, for scripts of content.
   *
   * @keywords csp content security policy
   */
  readonly nonce?: string
  /**
   * Whether HTML of content goes in as its authors wrote it, with its scripts. They can do whatever
   * the page can: allow it only where you trust everybody who may publish.
   *
   * @default false
   * @keywords javascript security xss custom code embed
   */
  readonly allowScripts?: boolean
  /**
   * Hosts of style sheets that hold fonts and nothing else, as in `fonts.example.com`, beside those
   * of Google, Bunny, Adobe and Fontshare: content may load theirs into the page.
   *
   * @since 0.3.0
   * @keywords web fonts typography google csp
   */
  readonly fontHosts?: readonly string[]
  /**
   * Whether the page takes its title and description from the content, and gets back its own
   * afterwards.
   *
   * @default false
   * @keywords seo title description meta
   */
  readonly updateMetadata?: boolean
  /**
   * Room reserved before content is there: CSS pixels, or a CSS length.
   *
   * @default none
   * @keywords placeholder layout shift cls skeleton jump reserve space
   */
  readonly minHeight?: number | string
  /**
   * When the content is fetched, or hydrated if a server rendered it: at once, 300 px before the
   * container comes into view, or when the page is idle.
   *
   * @default 'eager'
   * @keywords lazy eager idle performance defer below the fold
   */
  readonly loading?: 'eager' | 'lazy' | 'idle'
  /**
   * Whether the content of the new address is fetched when the page's own router goes there: to
   * another path or query; with `path`, to another path alone; with `hash`, also to another
   * fragment that begins with `#/` or `#!`.
   *
   * @default false
   * @keywords spa single-page app router navigation next vue
   */
  readonly reloadOnRoute?: boolean | 'hash' | 'path'
}

/**
 * The options that say how content is displayed. Filters of visitors' HTML let data attributes
 * pass: those may neither switch scripts on nor hand values to bindings, which place addresses and
 * HTML.
 */
export const DISPLAY_OPTIONS = {
  model: { type: 'string' },
  data: { type: 'object', attribute: 'element', change: 'render' },
  context: { type: 'object', attribute: 'element', change: 'render' },
  responsiveTo: { type: ['viewport', 'container'], default: 'viewport', change: 'never' },
  texts: { type: 'object', change: 'render' },
  // Browsers hide the attribute `nonce` from scripts.
  nonce: { type: 'string', attribute: 'none', change: 'never' },
  allowScripts: { type: 'boolean', default: false, attribute: 'element', change: 'render' },
  fontHosts: { type: 'string[]', attribute: 'element', change: 'render' },
  updateMetadata: { type: 'boolean', default: false, change: 'render' },
  minHeight: { type: 'number | string', change: 'never' },
  loading: { type: ['eager', 'lazy', 'idle'], default: 'eager', change: 'next' },
  reloadOnRoute: { type: 'boolean | hash | path', default: false, change: 'next' },
} as const satisfies OptionTable<DisplayOptions>

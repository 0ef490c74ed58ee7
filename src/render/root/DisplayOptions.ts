import type { OptionTable } from '../../client/options/Option'

/** Display options of both `mount()` and `renderToHtml()`. */
export interface DisplayOptions {
  /** Model of the content to fetch. */
  readonly model: string
  /**
   * Merged into the state of the content, over the content's own values.
   *
   * @keywords state variables cart user
   */
  readonly data?: { readonly [key: string]: unknown }
  /** Value of `context` in expressions of the content. */
  readonly context?: { readonly [key: string]: unknown }
  /**
   * Whether breakpoints refer to the viewport, or to the element around the content.
   *
   * @default 'viewport'
   * @keywords breakpoints mobile container query sidebar
   */
  readonly responsiveTo?: 'viewport' | 'container'
  /**
   * Texts of the interface that replace the English ones: labels of a carousel's buttons, messages
   * of forms. `InterfaceTexts` lists their names; `translations` has ten languages.
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
   * Whether HTML of the content is inserted as its authors wrote it, including scripts. Authors can
   * then do whatever the page can: allow it only if you trust everybody who may publish.
   *
   * As an attribute, it counts only where the script's own element has `data-allow-scripts`, or
   * `SiteBlocks.trust({ allowScripts: true })` says so: injected markup could have it, too.
   *
   * @default false
   * @keywords javascript security xss custom code embed
   */
  readonly allowScripts?: boolean
  /**
   * Additional hosts, such as `fonts.example.com`, whose style sheets contain only fonts and may be
   * loaded into the page by content; Google, Bunny, Adobe and Fontshare are always allowed.
   *
   * @since 0.3.0
   * @keywords web fonts typography google csp
   */
  readonly fontHosts?: readonly string[]
  /**
   * Cookies of requests to the page's own origin: `'same-origin'` sends them with data requests of
   * the content too, `'omit'` not even with forms that a script sends. Other origins get none.
   *
   * Authors can read whatever these requests return to a signed-in visitor, and act for them.
   *
   * @default only forms send them
   * @since 0.4.0
   * @keywords cookies session login authentication httpRequests csrf security
   */
  readonly contentCredentials?: 'same-origin' | 'omit'
  /**
   * Whether the content sets the page's title and description; the page's own are restored
   * afterwards.
   *
   * @default false
   * @keywords seo title description meta
   */
  readonly updateMetadata?: boolean
  /**
   * Space to reserve before the content is there: CSS pixels, or a CSS length.
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
   * Whether to fetch the content of the new address when the page's own router changes it: `true`
   * for a change of path or query, `'path'` for a change of path only, `'hash'` also for a change
   * of a fragment that begins with `#/` or `#!`.
   *
   * @default false
   * @keywords spa single-page app router navigation next vue
   */
  readonly reloadOnRoute?: boolean | 'hash' | 'path'
}

/** The display options. */
export const DISPLAY_OPTIONS = {
  model: { type: 'string', attribute: 'any' },
  data: { type: 'object', change: 'render' },
  context: { type: 'object', change: 'render' },
  responsiveTo: { type: ['viewport', 'container'], default: 'viewport', change: 'never' },
  texts: { type: 'object', attribute: 'any', change: 'render' },
  // Browsers hide the `nonce` attribute from scripts.
  nonce: { type: 'string', attribute: 'none', change: 'never' },
  allowScripts: { type: 'boolean', default: false, change: 'render' },
  fontHosts: { type: 'string[]', change: 'render' },
  contentCredentials: { type: ['same-origin', 'omit'], change: 'render' },
  updateMetadata: { type: 'boolean', default: false, change: 'render' },
  minHeight: { type: 'number | string', change: 'never' },
  loading: { type: ['eager', 'lazy', 'idle'], default: 'eager', attribute: 'any', change: 'next' },
  reloadOnRoute: { type: 'boolean | hash | path', default: false, change: 'next' },
} as const satisfies OptionTable<DisplayOptions>

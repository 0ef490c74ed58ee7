import { memoize } from '../../utils/values/memoize'
import { onePer } from '../../utils/values/onePer'
import { OWN_DISPLAY } from './blockStyles'
import { firmRules } from './firmRules'
import { type RuleSheetOptions, type StyleRoot, viewOf } from './ruleSheet'

/** Styles of the content's own boxes, independent of the blocks. */
const CORE_CSS = firmRules({
  '.siteblocks-container': 'container:siteblocks/inline-size',
  '.builder-block': `${OWN_DISPLAY}:initial`,
  '.builder-blocks': 'display:flex;flex-direction:column;align-items:stretch',
  '.siteblocks-hint':
    'padding:8px 12px;border:1px dashed currentColor;border-radius:4px;font:12px/1.5 system-ui,sans-serif',
})

/**
 * Makes boxes look like the elements that they replace, and elements as they do on pages with a
 * doctype. Any rule of an author overrides them, as it does those of browsers.
 */
const LOOKS_CSS = `
:where(table){font:inherit;color:inherit;text-align:inherit;white-space:inherit}
:where(form){margin:0}
:where(.siteblocks-as-p){margin-block:1em}
:where(.siteblocks-as-li){display:list-item}
:where(.siteblocks-as-dd){margin-inline-start:40px}
:where(.siteblocks-as-table){display:table}
:where(.siteblocks-as-thead,.siteblocks-as-tbody,.siteblocks-as-tfoot){display:table-row-group}
:where(.siteblocks-as-tr){display:table-row}
:where(.siteblocks-as-td,.siteblocks-as-th){display:table-cell;vertical-align:inherit}
`

/**
 * The link is behind the content of its box. Until a script follows it for clicks on the content,
 * the content lets clicks through.
 */
const LINKED_CSS = firmRules({
  '.siteblocks-linked': 'position:relative;isolation:isolate;cursor:pointer',
  '.siteblocks-link': 'position:absolute;inset:0;z-index:-1',
  '.siteblocks-served>:not(.siteblocks-link)': 'pointer-events:none',
  '.siteblocks-served :is(a,audio,button,iframe,input,label,object,select,summary,textarea,video)':
    'pointer-events:auto',
  '.siteblocks-linked:has(>.siteblocks-link:focus-visible)':
    'outline:auto;outline:auto -webkit-focus-ring-color',
})

/** Rules of linked boxes come last, to override those of blocks. */
const innerCss = (blockCss: string): string => CORE_CSS + LOOKS_CSS + blockCss + LINKED_CSS

/**
 * Of its container, a shadow root overrides only what browsers say. So it leaves those alone that
 * browsers hide.
 */
const HOST_CSS =
  ':host(:not([hidden],[popover])){display:block}:host(site-blocks[hidden]){display:none}'

/** The base styles of a shadow root, including those of blocks. */
export function baseCss(blockCss: string): string {
  return HOST_CSS + innerCss(blockCss)
}

/** Caches the sheets of a window by their text. */
const sheetsOf = onePer((view: Window & typeof globalThis) =>
  memoize((css: string) => {
    const sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  }),
)

export interface BaseSheet {
  /** @param blockCss - Static CSS of the blocks. */
  use(blockCss: string): void
  remove(): void
}

/** Adds the base styles to `root`. All roots of a document with the same text share one sheet. */
export function createBaseSheet(root: StyleRoot, { scope }: RuleSheetOptions): BaseSheet {
  const textOf = (blockCss: string): string =>
    scope === undefined
      ? baseCss(blockCss)
      : // The page lays out its own elements.
        `:where(site-blocks:not([popover]):has(>${scope})){display:block}:where(site-blocks[hidden]){display:none}@scope (${scope}){${innerCss(blockCss)}}`
  let current: CSSStyleSheet | undefined
  const replace = (next: CSSStyleSheet | undefined): void => {
    const sheets = Array.from(root.adoptedStyleSheets)
    // Each widget of a root adds the sheet once and removes it once.
    const at = sheets.indexOf(current as CSSStyleSheet)
    if (at >= 0) sheets.splice(at, 1)
    root.adoptedStyleSheets = next ? [next, ...sheets] : sheets
    current = next
  }
  return {
    use: (blockCss) => replace(sheetsOf(viewOf(root))(textOf(blockCss))),
    remove: () => replace(undefined),
  }
}

import { onePer } from '../../utils/onePer'
import { type RuleSheetOptions, type StyleRoot, viewOf } from './ruleSheet'

/** What the content's own boxes need, whatever the blocks are. Everything an author sets wins over it. */
const CORE_CSS = `
:where(.siteblocks-container){container:siteblocks/inline-size}
:where(.builder-blocks){display:flex;flex-direction:column;align-items:stretch}
:where(.siteblocks-hint){padding:8px 12px;border:1px dashed currentColor;border-radius:4px;font:12px/1.5 system-ui,sans-serif}
`

/** Pages lay out their own elements themselves. */
const LIGHT_HOST_CSS =
  ':where(site-blocks:scope){display:block}:where(site-blocks[hidden]:scope){display:none}'

/** The base styles of a shadow root, with those of blocks. */
export function baseCss(blockCss: string): string {
  return `:host{display:block}:host([hidden]){display:none}${CORE_CSS}${blockCss}`
}

const sharedSheets = onePer((_view: Window) => new Map<string, CSSStyleSheet>())

export interface BaseSheet {
  /** @param blockCss - Static CSS of the blocks. */
  use(blockCss: string): void
  remove(): void
}

/** Puts the base styles into `root`. All roots of a document with the same text share one sheet. */
export function createBaseSheet(root: StyleRoot, { scope }: RuleSheetOptions): BaseSheet {
  const textOf = (blockCss: string): string =>
    scope === undefined
      ? baseCss(blockCss)
      : `@scope (${scope}){${LIGHT_HOST_CSS}${CORE_CSS}${blockCss}}`
  let current: CSSStyleSheet | undefined
  const replace = (next: CSSStyleSheet | undefined): void => {
    const sheets = Array.from(root.adoptedStyleSheets)
    // Every widget of a root brings the sheet along once, and takes it away once.
    const at = current ? sheets.indexOf(current) : -1
    if (at >= 0) sheets.splice(at, 1)
    root.adoptedStyleSheets = next ? [next, ...sheets] : sheets
    current = next
  }
  return {
    use: (blockCss) => replace(sharedSheet(viewOf(root), textOf(blockCss))),
    remove: () => replace(undefined),
  }
}

function sharedSheet(view: Window & typeof globalThis, css: string): CSSStyleSheet {
  const byText = sharedSheets(view)
  let sheet = byText.get(css)
  if (!sheet) {
    sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    byText.set(css, sheet)
  }
  return sheet
}

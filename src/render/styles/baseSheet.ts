/** What the content's own boxes need, whatever the blocks are. Everything an author sets wins over it. */
const CORE_CSS = `
:host{display:block}
:host([hidden]){display:none}
:where(.siteblocks-container){container:siteblocks/inline-size}
:where(.builder-blocks){display:flex;flex-direction:column;align-items:stretch}
:where(.siteblocks-hint){padding:8px 12px;border:1px dashed currentColor;border-radius:4px;font:12px/1.5 system-ui,sans-serif}
`

const sheets = new WeakMap<Window, Map<string, CSSStyleSheet>>()

/** A sheet in a root, whose text can be changed. */
export interface BaseSheet {
  /** @param blockCss - Static CSS of the blocks. */
  use(blockCss: string): void
  remove(): void
}

/**
 * Puts the base styles into `root`. All roots of a document with the same text share one sheet.
 *
 * @param nonce - Put on the `<style>` element, in browsers without adopted sheets.
 */
export function createBaseSheet(root: ShadowRoot, nonce: string | undefined): BaseSheet {
  const view = root.ownerDocument.defaultView
  const canAdopt =
    view && 'adoptedStyleSheets' in root && 'replaceSync' in view.CSSStyleSheet.prototype
  return canAdopt ? adoptShared(root, view) : appendStyle(root, nonce)
}

function adoptShared(root: ShadowRoot, view: Window & typeof globalThis): BaseSheet {
  let current: CSSStyleSheet | undefined
  const replace = (next: CSSStyleSheet | undefined): void => {
    const others = root.adoptedStyleSheets.filter((sheet) => sheet !== current)
    root.adoptedStyleSheets = next ? [next, ...others] : others
    current = next
  }
  return {
    use: (blockCss) => replace(sharedSheet(view, CORE_CSS + blockCss)),
    remove: () => replace(undefined),
  }
}

function sharedSheet(view: Window & typeof globalThis, css: string): CSSStyleSheet {
  const byText = sheets.get(view) ?? new Map<string, CSSStyleSheet>()
  sheets.set(view, byText)
  let sheet = byText.get(css)
  if (!sheet) {
    sheet = new view.CSSStyleSheet()
    sheet.replaceSync(css)
    byText.set(css, sheet)
  }
  return sheet
}

function appendStyle(root: ShadowRoot, nonce: string | undefined): BaseSheet {
  const style = root.ownerDocument.createElement('style')
  if (nonce) style.nonce = nonce
  root.prepend(style)
  return {
    use(blockCss) {
      style.textContent = CORE_CSS + blockCss
    },
    remove: () => style.remove(),
  }
}

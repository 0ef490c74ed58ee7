import { previewContent } from './previewWidget'

const ACCENT = 'oklch(0.62 0.15 160)'

/** The outline style sheet of each document. */
const sheets = new WeakMap<Document, CSSStyleSheet>()

/** Root of the rendered blocks: the widget's shadow root, or the document without one. */
export function blockRoot(frame: HTMLIFrameElement | null): Document | ShadowRoot | undefined {
  return previewContent(frame)?.shadowRoot ?? frame?.contentDocument ?? undefined
}

const selectorFor = (id: string) => `[builder-id="${CSS.escape(id)}"]`

/** Outlines all elements of the chosen block, and those of the hinted block more lightly. */
export function outlineBlocks(
  frame: HTMLIFrameElement | null,
  chosen: string | undefined,
  hinted?: string,
): void {
  const root = blockRoot(frame)
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined
  if (!root?.adoptedStyleSheets || !view) return
  const sheet = sheets.get(view.document) ?? new view.CSSStyleSheet()
  sheets.set(view.document, sheet)
  const rules = [
    hinted && `${selectorFor(hinted)} { outline: 1px dashed ${ACCENT} !important }`,
    chosen &&
      `${selectorFor(chosen)} { outline: 2px solid ${ACCENT} !important; outline-offset: -2px !important }`,
  ]
  sheet.replaceSync(rules.filter(Boolean).join('\n'))
  if (!root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  }
}

/** A block that shows less than this is scrolled into view. */
const MIN_SEEN_PX = 80

/** Scrolls the page to a block that is out of sight. Returns whether the page has the block. */
export function revealBlock(frame: HTMLIFrameElement | null, id: string): boolean {
  const block = blockRoot(frame)?.querySelector(selectorFor(id))
  const page = frame?.contentWindow?.innerHeight ?? 0
  if (!block) return false
  const { top, bottom, height } = block.getBoundingClientRect()
  if (bottom < MIN_SEEN_PX || top > page - MIN_SEEN_PX) {
    block.scrollIntoView({ block: height > page ? 'start' : 'center' })
  }
  return true
}

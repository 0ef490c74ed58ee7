const ACCENT = 'oklch(0.62 0.15 160)'

/** One style sheet for each document that was ever outlined in. */
const sheets = new WeakMap<Document, CSSStyleSheet>()

/**
 * Where the blocks of the page in the frame are: its shadow root, or the page where there is none.
 */
function blockRoot(frame: HTMLIFrameElement | null): Document | ShadowRoot | undefined {
  const page = frame?.contentDocument ?? undefined
  return page?.getElementById('content')?.shadowRoot ?? page
}

const selectorFor = (id: string) => `[builder-id="${CSS.escape(id)}"]`

/** Outlines the elements of one block in the page, and those of another one more lightly. */
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

/** With less of it in sight, the page scrolls to the block. */
const MIN_SEEN_PX = 80

/** Scrolls the page to a block that is out of sight. */
export function revealBlock(frame: HTMLIFrameElement | null, id: string): void {
  const block = blockRoot(frame)?.querySelector(selectorFor(id))
  const page = frame?.contentWindow?.innerHeight ?? 0
  if (!block) return
  const { top, bottom, height } = block.getBoundingClientRect()
  if (bottom < MIN_SEEN_PX || top > page - MIN_SEEN_PX) {
    block.scrollIntoView({ block: height > page ? 'start' : 'center' })
  }
}

/** The ids of all blocks that are rendered, in order. */
export function renderedIds(frame: HTMLIFrameElement | null): string[] {
  const elements = [...(blockRoot(frame)?.querySelectorAll('[builder-id]') ?? [])]
  return elements.map((element) => element.getAttribute('builder-id') ?? '')
}

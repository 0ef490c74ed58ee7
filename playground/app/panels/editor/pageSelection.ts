/** Marks blocks on the page, and tells which one is clicked there. */
export interface PageSelection {
  /** Outlines the elements of one block, and those of another one more lightly. */
  mark(chosen: string | undefined, hinted: string | undefined): void
  /** Brings a block into view. */
  reveal(elementId: string): void
  /** The ids of all blocks that are drawn, in order. */
  drawnIds(): string[]
  release(): void
}

interface SelectionListeners {
  /** Told the ids of the blocks around what is clicked, from the inside out. */
  onClick(elementIds: readonly string[]): void
  onHover(elementIds: readonly string[]): void
}

const ACCENT = 'oklch(0.62 0.15 160)'

/** Reaches into the page in the preview, which is of the playground's own origin. */
export function selectOnPage(view: Window, listeners: SelectionListeners): PageSelection {
  const { document } = view
  const sheet = new (view as Window & typeof globalThis).CSSStyleSheet()
  const root = () => document.getElementById('content')?.shadowRoot ?? document
  const events = new AbortController()
  const { signal } = events
  const listen = { capture: true, signal }

  // While it is edited, a click chooses: links are not followed, and nothing opens or is sent.
  document.addEventListener(
    'click',
    (event) => {
      const ids = idsAround(event)
      if (ids.length === 0) return
      event.preventDefault()
      event.stopPropagation()
      listeners.onClick(ids)
    },
    listen,
  )
  document.addEventListener('pointerover', (event) => listeners.onHover(idsAround(event)), listen)
  document.documentElement.addEventListener('pointerleave', () => listeners.onHover([]), { signal })

  return {
    mark(chosen, hinted) {
      const rules = [
        hinted && `${selectorOf(hinted)} { outline: 1px dashed ${ACCENT} !important }`,
        chosen &&
          `${selectorOf(chosen)} { outline: 2px solid ${ACCENT} !important; outline-offset: -2px !important }`,
      ]
      sheet.replaceSync(rules.filter(Boolean).join('\n'))
      const { adoptedStyleSheets: sheets } = root()
      if (!sheets.includes(sheet)) root().adoptedStyleSheets = [...sheets, sheet]
    },
    reveal(elementId) {
      root().querySelector(selectorOf(elementId))?.scrollIntoView({ block: 'nearest' })
    },
    drawnIds() {
      const elements = [...root().querySelectorAll('[builder-id]')]
      return elements.map((element) => element.getAttribute('builder-id') ?? '')
    },
    release() {
      events.abort()
      root().adoptedStyleSheets = root().adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}

function idsAround(event: Event): string[] {
  return event.composedPath().flatMap((target) => {
    // Elements of another window are not of this one's classes.
    const id = 'getAttribute' in target ? (target as Element).getAttribute('builder-id') : null
    return id ?? []
  })
}

function selectorOf(elementId: string): string {
  return `[builder-id="${CSS.escape(elementId)}"]`
}

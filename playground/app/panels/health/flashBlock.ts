const FLASH_MS = 1600

/** Brings a block of the page into view, and outlines it for a moment. */
export function flashBlock(view: Window | null | undefined, elementId: string): void {
  const page = view?.document
  const root = page?.getElementById('content')?.shadowRoot ?? page
  const element = root?.querySelector(`[builder-id="${CSS.escape(elementId)}"]`)
  if (!element) return
  element.scrollIntoView({ block: 'center' })
  const shown = { outline: '3px solid oklch(0.62 0.15 160)', outlineOffset: '2px' }
  element.animate([shown, { ...shown, offset: 0.8 }, { outlineColor: 'transparent' }], FLASH_MS)
}

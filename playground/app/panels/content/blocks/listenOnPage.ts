interface PageListeners {
  /** Told the ids of the blocks around what is clicked, from the inside out. */
  onClick(elementIds: readonly string[]): void
  onHover(elementIds: readonly string[]): void
}

/** Tells which block of the page is clicked, and what the pointer is over. Returns the undo. */
export function listenOnPage(
  { document }: Window,
  { onClick, onHover }: PageListeners,
): () => void {
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
      onClick(ids)
    },
    listen,
  )
  document.addEventListener('pointerover', (event) => onHover(idsAround(event)), listen)
  document.documentElement.addEventListener('pointerleave', () => onHover([]), { signal })
  return () => events.abort()
}

function idsAround(event: Event): string[] {
  return event.composedPath().flatMap((target) => {
    // Elements of another window are not of this one's classes.
    const id = 'getAttribute' in target ? (target as Element).getAttribute('builder-id') : null
    return id ?? []
  })
}

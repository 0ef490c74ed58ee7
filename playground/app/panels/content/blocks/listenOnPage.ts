interface PageListeners {
  /** Called with the ids of the blocks around the click, innermost first. */
  onClick(elementIds: readonly string[]): void
  onHover(elementIds: readonly string[]): void
}

/** Reports clicked and hovered blocks of the page. Returns a function that stops listening. */
export function listenOnPage(
  { document }: Window,
  { onClick, onHover }: PageListeners,
): () => void {
  const events = new AbortController()
  const { signal } = events
  const listen = { capture: true, signal }

  // While editing, a click on a block only chooses it: no link is followed, no form is submitted.
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
    // `instanceof` fails for elements of another window.
    const id = 'getAttribute' in target ? (target as Element).getAttribute('builder-id') : null
    return id ?? []
  })
}

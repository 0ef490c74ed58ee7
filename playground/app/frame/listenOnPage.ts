interface PageListeners {
  /** Whether links, buttons and fields are chosen too, in place of doing what they do. */
  choosesControls(): boolean
  /** Called with the ids of the blocks around the click, innermost first. */
  onClick(elementIds: readonly string[]): void
  onHover(elementIds: readonly string[]): void
}

/** Elements that answer a click themselves. */
const CONTROLS =
  'a[href], area[href], button, input, select, textarea, label, summary, video, audio, [role="button"], [role="tab"]'

/**
 * Reports clicked and hovered blocks of the page, and leaves controls to visitors unless they are
 * chosen too. Returns a function that stops listening.
 */
export function listenOnPage(
  { document }: Window,
  { choosesControls, onClick, onHover }: PageListeners,
): () => void {
  const events = new AbortController()
  const { signal } = events
  const listen = { capture: true, signal }

  document.addEventListener(
    'click',
    (event) => {
      const ids = chosenIds(event)
      if (ids.length === 0) return
      // While editing, a click only chooses: no link is followed, no form is submitted.
      if (choosesControls()) {
        event.preventDefault()
        event.stopPropagation()
      }
      onClick(ids)
    },
    listen,
  )
  document.addEventListener('pointerover', (event) => onHover(chosenIds(event)), listen)
  document.documentElement.addEventListener('pointerleave', () => onHover([]), { signal })
  return () => events.abort()

  function chosenIds(event: Event): string[] {
    // `instanceof` fails for elements of another window.
    const elements = event.composedPath().filter((target) => 'getAttribute' in target) as Element[]
    const isControl = elements.some((element) => element.matches(CONTROLS))
    if (isControl && !choosesControls()) return []
    return elements.flatMap((element) => element.getAttribute('builder-id') ?? [])
  }
}

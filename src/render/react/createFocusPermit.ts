import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'

/** Decides whether an element of the content that asks for the focus gets it. */
export interface FocusPermit {
  /**
   * Whether the visitor's last act was in the content. Never for what the first render shows: it
   * would tear the page away from a visitor who is elsewhere.
   */
  mayTakeFocus(): boolean
  end(): void
}

export function createFocusPermit(content: HTMLElement): FocusPermit {
  let isHere = false
  const note = (event: Event): void => {
    isHere = event.composedPath().includes(content)
  }
  const acts = ['click', 'keydown', 'focusin'].map((name) =>
    listen(content.ownerDocument, name, note, { capture: true }),
  )
  return { mayTakeFocus: () => isHere, end: combineUndos(acts) }
}

import { combineUndos } from '../../utils/combineUndos'
import { listen } from '../../utils/listen'
import { eventTarget } from '../../utils/shadowDom'

/** Inputs that are pressed, chosen from or drawn, not typed into. */
const PRESSED = /^(?:checkbox|radio|range|color|file|button|submit|reset|image)$/

/**
 * Hides typing in fields below `element` from the page.
 *
 * Pages ignore their hotkeys while a field has the focus; but seen from outside a shadow root, its
 * container has the focus, and `/` would open the page's search. So key events of text fields stop
 * here, those with modifiers too, as they do for embeds in frames: Ctrl+Z and Ctrl+B belong to the
 * text. Escape and Tab go on: a dialog of the page around the content is closed by the one and
 * keeps the focus by the other. Handlers of the content itself hear everything.
 *
 * Returns the undo.
 */
export function containKeyEvents(element: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && event.key !== 'Tab' && isTyped(eventTarget(event)))
      event.stopPropagation()
  }
  return combineUndos(['keydown', 'keypress', 'keyup'].map((type) => listen(element, type, onKey)))
}

/** Told without `instanceof`, which is false for elements of another window. */
function isTyped(target: EventTarget | null): boolean {
  const { localName = '', type = '', isContentEditable } = target as Partial<HTMLInputElement>
  return (
    isContentEditable === true ||
    /^(?:textarea|select)$/.test(localName) ||
    (localName === 'input' && !PRESSED.test(type))
  )
}

import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import { eventTarget } from '../../utils/view/shadowDom'

/** Inputs without typing. */
const PRESSED = /^(?:checkbox|radio|range|color|file|button|submit|reset|image)$/

/**
 * Hides typing in fields inside `element` from the page.
 *
 * Pages ignore their hotkeys while a field has the focus. But outside of a shadow root, the focused
 * element is the root's container, so `/` would open the page's search. So key events of text
 * fields stop here, like those of embeds in frames. That includes modifiers: Ctrl+Z and Ctrl+B
 * belong to the text. Escape and Tab pass: a dialog around the content needs them to close and to
 * trap the focus. Handlers inside the content receive every key.
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

/** Avoids `instanceof`, which is false for elements of another window. */
function isTyped(target: EventTarget | null): boolean {
  const { localName = '', type = '', isContentEditable } = target as Partial<HTMLInputElement>
  return (
    isContentEditable === true ||
    /^(?:textarea|select)$/.test(localName) ||
    (localName === 'input' && !PRESSED.test(type))
  )
}

import { listen } from '../../utils/listen'

/**
 * Renders what `change` changes before the page is printed: browsers take the page as it is when
 * the event is over.
 */
export function beforePrint(
  view: Window,
  flush: (change: () => void) => void,
  change: () => void,
): () => void {
  return listen(view, 'beforeprint', () => flush(change))
}

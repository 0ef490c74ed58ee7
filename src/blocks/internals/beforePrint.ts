import { listen } from '../../utils/timing/listen'

/**
 * Applies `change` and renders synchronously before the page is printed: browsers print the page as
 * it is after the event.
 */
export function beforePrint(
  view: Window,
  flush: (change: () => void) => void,
  change: () => void,
): () => void {
  return listen(view, 'beforeprint', () => flush(change))
}

import { memoize } from './memoize'
import { onePer } from './onePer'

/** An observer with the pending calls of each element. */
interface Watch {
  readonly observer: IntersectionObserver
  readonly waiting: Map<Element, Set<() => void>>
}

/** Watches by window and margin. */
const watchesOf = onePer((Observer: typeof IntersectionObserver) =>
  memoize((margin: string) => createWatch(Observer, margin)),
)

/**
 * Calls `then` once, when `element` comes into view, or at once in a window without
 * `IntersectionObserver`. Returns the undo.
 *
 * All elements of a window with the same margin share one observer.
 *
 * @param margin - CSS length around the viewport, or around the element's scroll container, that
 *   counts as in view.
 */
export function onceInView(element: Element, then: () => void, margin = '0px'): () => void {
  const Observer = element.ownerDocument.defaultView?.IntersectionObserver
  if (!Observer) {
    then()
    return () => {}
  }
  const watch = watchesOf(Observer)(margin)
  const { observer, waiting } = watch
  const calls = waiting.get(element) ?? new Set()
  waiting.set(element, calls.add(then))
  observer.observe(element)
  return () => {
    calls.delete(then)
    if (calls.size === 0 && waiting.get(element) === calls) forget(watch, element)
  }
}

function createWatch(Observer: typeof IntersectionObserver, margin: string): Watch {
  const waiting: Watch['waiting'] = new Map()
  const observer = new Observer(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const calls = waiting.get(target)
        if (!isIntersecting || !calls) continue
        forget(watch, target)
        for (const call of calls) call()
      }
    },
    // `scrollMargin` extends scroll containers and the viewport. Chrome 120 and Safari 26 have it.
    'scrollMargin' in Observer.prototype
      ? ({ scrollMargin: margin } as IntersectionObserverInit)
      : { rootMargin: margin },
  )
  const watch = { observer, waiting }
  return watch
}

function forget({ observer, waiting }: Watch, element: Element): void {
  observer.unobserve(element)
  waiting.delete(element)
}

import { memoize } from '../values/memoize'
import { onePer } from '../values/onePer'

/** An observer with the pending calls of each element. */
interface Watch {
  readonly observer: IntersectionObserver
  readonly waiting: Map<Element, Set<() => void>>
}

/** Watches for nearness, by window and margin. */
const watches = onePer((Observer: typeof IntersectionObserver) =>
  memoize((margin: string) => {
    // `scrollMargin` extends scroll containers and the viewport. Chrome 120 and Safari 26 have it.
    const name = 'scrollMargin' in Observer.prototype ? 'scrollMargin' : 'rootMargin'
    return createWatch(Observer, { [name]: margin })
  }),
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
  const watch = watches(Observer)(margin)
  const { observer, waiting } = watch
  const calls = waiting.get(element) ?? new Set()
  waiting.set(element, calls.add(then))
  observer.observe(element)
  return () => {
    calls.delete(then)
    if (calls.size === 0 && waiting.get(element) === calls) forget(watch, element)
  }
}

function createWatch(
  Observer: typeof IntersectionObserver,
  options: IntersectionObserverInit,
): Watch {
  const waiting: Watch['waiting'] = new Map()
  const observer = new Observer((entries) => {
    for (const { target, isIntersecting } of entries) {
      const calls = isIntersecting && waiting.get(target)
      if (!calls) continue
      forget(watch, target)
      for (const call of calls) call()
    }
  }, options)
  const watch = { observer, waiting }
  return watch
}

function forget({ observer, waiting }: Watch, element: Element): void {
  observer.unobserve(element)
  waiting.delete(element)
}

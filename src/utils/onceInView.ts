import { memoize } from './memoize'
import { onePer } from './onePer'

/** An observer's calls by element. */
interface Watch {
  readonly observer: IntersectionObserver
  readonly waiting: Map<Element, Set<() => void>>
}

/** Watches of a window by margin. */
const watchesOf = onePer((Observer: typeof IntersectionObserver) =>
  memoize((margin: string) => createWatch(Observer, margin)),
)

/**
 * Calls `then` once, when `element` comes into view; at once in a window that does not tell.
 * Returns the undo.
 *
 * All elements of a window with the same margin share one observer.
 *
 * @param margin - How far outside of the viewport, or of what scrolls around the element, counts as
 *   in view, as CSS spells it.
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
    // The margin of what scrolls is that of the viewport as well, where browsers know it: Chrome
    // 120, Safari 26.
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

import { combineUndos } from '../timing/combineUndos'
import { memoize } from '../values/memoize'
import { onePer } from '../values/onePer'
import { watchSize } from './watchSize'

/** No observer reports that a transform gives an area to what is in view without one. */
const SECOND_LOOK_MS = 500

/** An observer with the pending calls of each element. */
interface Watch {
  readonly observer: IntersectionObserver
  readonly waiting: Map<Element, Set<() => void>>
}

/** Watches for nearness, by window and margin. */
const nearWatches = onePer((Observer: typeof IntersectionObserver) =>
  memoize((margin: string) => {
    // `scrollMargin` extends scroll containers and the viewport. Chrome 120 and Safari 26 have it.
    const name = 'scrollMargin' in Observer.prototype ? 'scrollMargin' : 'rootMargin'
    return createWatch(Observer, { [name]: margin }, ({ isIntersecting }) => isIntersecting)
  }),
)

/** Watches for a visible area, by window. */
const areaWatches = onePer((Observer: typeof IntersectionObserver) =>
  createWatch(
    Observer,
    // Edges that merely touch intersect. The second threshold reports what follows.
    { threshold: [0, 1e-6] },
    ({ intersectionRect: { width, height } }) => width * height > 0,
    SECOND_LOOK_MS,
  ),
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
  return wait(Observer && nearWatches(Observer)(margin), element, then)
}

/**
 * Calls `then` once, when a visitor can see some of `element`: an area, not just its edge.
 * Otherwise like {@link onceInView}.
 */
export function onceSeen(element: Element, then: () => void): () => void {
  const view = element.ownerDocument.defaultView
  const Observer = view?.IntersectionObserver
  const watch = Observer && areaWatches(Observer)
  let stopSizes = (): void => {}
  const stop = wait(watch, element, () => {
    stopSizes()
    then()
  })
  if (watch?.waiting.has(element) && view && 'ResizeObserver' in view) {
    // An element without area in view is not reported again when it gets one.
    stopSizes = watchSize(element, view, () => lookAgain(watch.observer, element))
  }
  return combineUndos([stop, () => stopSizes()])
}

function wait(watch: Watch | undefined, element: Element, then: () => void): () => void {
  if (!watch) {
    then()
    return () => {}
  }
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
  counts: (entry: IntersectionObserverEntry) => boolean,
  secondLookMs?: number,
): Watch {
  const waiting: Watch['waiting'] = new Map()
  const observer = new Observer((entries) => {
    for (const entry of entries) {
      const { target, isIntersecting } = entry
      const calls = waiting.get(target)
      if (!calls) continue
      if (counts(entry)) {
        forget(watch, target)
        for (const call of calls) call()
      } else if (isIntersecting && secondLookMs) {
        setTimeout(() => waiting.has(target) && lookAgain(observer, target), secondLookMs)
      }
    }
  }, options)
  const watch = { observer, waiting }
  return watch
}

function lookAgain(observer: IntersectionObserver, element: Element): void {
  observer.unobserve(element)
  observer.observe(element)
}

function forget({ observer, waiting }: Watch, element: Element): void {
  observer.unobserve(element)
  waiting.delete(element)
}

import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** Fake IntersectionObservers, for a page without layout. */
export interface FakeObservers {
  /** Elements that are observed. */
  watched(): Element[]
  /** Number of active observers. */
  count(): number
  /** The `rootMargin` of the observer of an element. */
  marginOf(element: Element): string | undefined
  /** Notifies the observers of an element that it came into view, or left it. */
  move(element: Element, isIntersecting: boolean): void
}

/** Replaces the browser's IntersectionObserver with one that a test controls. */
export function fakeObservers(): FakeObservers {
  const active = new Set<FakeObserver>()

  class FakeObserver {
    readonly elements = new Set<Element>()
    constructor(
      readonly tell: (
        entries: { target: Element; isIntersecting: boolean; intersectionRect: DOMRect }[],
      ) => void,
      readonly options: IntersectionObserverInit = {},
    ) {}
    observe(element: Element): void {
      this.elements.add(element)
      active.add(this)
    }
    unobserve(element: Element): void {
      this.elements.delete(element)
    }
    disconnect(): void {
      active.delete(this)
    }
  }
  replaceInView('IntersectionObserver', FakeObserver)

  const observersOf = (element: Element): FakeObserver[] =>
    Array.from(active).filter(({ elements }) => elements.has(element))
  return {
    watched: () => Array.from(active).flatMap(({ elements }) => Array.from(elements)),
    count: () => Array.from(active).filter(({ elements }) => elements.size > 0).length,
    marginOf: (element) => observersOf(element)[0]?.options.rootMargin,
    move(element, isIntersecting) {
      const size = isIntersecting ? 10 : 0
      const intersectionRect = new DOMRect(0, 0, size, size)
      act(() => {
        for (const { tell } of observersOf(element))
          tell([{ target: element, isIntersecting, intersectionRect }])
      })
    },
  }
}

/** Fakes ResizeObserver. Returns what is observed, with the function that reports a resize. */
export function fakeResizeObserver(): ReadonlyMap<Element, () => void> {
  const observed = new Map<Element, () => void>()
  class FakeResizeObserver {
    readonly elements: Element[] = []
    constructor(readonly tell: () => void) {}
    observe(element: Element): void {
      this.elements.push(element)
      observed.set(element, () => act(this.tell))
    }
    disconnect(): void {
      for (const element of this.elements) observed.delete(element)
    }
  }
  replaceInView('ResizeObserver', FakeResizeObserver)
  return observed
}

/** Removes IntersectionObserver, as in an old browser. */
export function withoutObservers(): void {
  const view = pageView()
  const original = view.IntersectionObserver
  Reflect.deleteProperty(view, 'IntersectionObserver')
  onTestFinished(() => {
    view.IntersectionObserver = original
  })
}

/** Fakes the visitor's preference for reduced motion. Returns a function that changes it. */
export function fakeReducedMotion(initially: boolean): (reduced: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches: initially })
  replaceInView('matchMedia', () => query)
  return (reduced) => {
    query.matches = reduced
    act(() => void query.dispatchEvent(new Event('change')))
  }
}

/** Replaces a property of the page's window. */
export function replaceInView(name: string, value: unknown): void {
  const view = pageView()
  const original = Object.getOwnPropertyDescriptor(view, name)
  Object.defineProperty(view, name, { value, configurable: true, writable: true })
  onTestFinished(() => {
    if (original) Object.defineProperty(view, name, original)
    else Reflect.deleteProperty(view, name)
  })
}

/** The window of the page's document; in tests it is not the global object. */
function pageView(): Window & typeof globalThis {
  const view = document.defaultView
  if (!view) throw new Error('the test has no document')
  return view
}

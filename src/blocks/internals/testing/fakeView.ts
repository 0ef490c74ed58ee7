import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'

/** IntersectionObservers of a page without layout, for tests. */
export interface FakeObservers {
  /** Elements that are being watched. */
  watched(): Element[]
  /** How many observers watch them. */
  count(): number
  /** The `rootMargin` of the observer that watches an element. */
  marginOf(element: Element): string | undefined
  /** Tells the observers of an element that it came into view, or left it. */
  move(element: Element, isIntersecting: boolean): void
}

/** Puts IntersectionObservers that a test moves in place of the browser's. */
export function fakeObservers(): FakeObservers {
  const active = new Set<FakeObserver>()

  class FakeObserver {
    readonly elements = new Set<Element>()
    constructor(
      readonly tell: (entries: { target: Element; isIntersecting: boolean }[]) => void,
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
      act(() => {
        for (const { tell } of observersOf(element)) tell([{ target: element, isIntersecting }])
      })
    },
  }
}

/** Takes IntersectionObserver away, as in an old browser. */
export function withoutObservers(): void {
  const view = pageView()
  const original = view.IntersectionObserver
  Reflect.deleteProperty(view, 'IntersectionObserver')
  onTestFinished(() => {
    view.IntersectionObserver = original
  })
}

/** Whether the visitor asks for less motion, which the test may change. */
export function fakeReducedMotion(initially: boolean): (reduced: boolean) => void {
  const query = Object.assign(new EventTarget(), { matches: initially })
  replaceInView('matchMedia', () => query)
  return (reduced) => {
    query.matches = reduced
    act(() => void query.dispatchEvent(new Event('change')))
  }
}

/** Puts `value` in place of what the page's window has under `name`. */
export function replaceInView(name: string, value: unknown): void {
  const view = pageView()
  const original = Object.getOwnPropertyDescriptor(view, name)
  Object.defineProperty(view, name, { value, configurable: true, writable: true })
  onTestFinished(() => {
    if (original) Object.defineProperty(view, name, original)
    else Reflect.deleteProperty(view, name)
  })
}

/** The window that the page's document belongs to; in tests it is not the global object. */
function pageView(): Window & typeof globalThis {
  const view = document.defaultView
  if (!view) throw new Error('the test has no document')
  return view
}

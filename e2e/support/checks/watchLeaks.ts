import { expect, type Frame, type Page } from 'playwright/test'

/** Timers, observers and listeners that code on a page holds. */
export interface Held {
  /** Listeners outside shadow roots, as `document click`. */
  readonly listeners: readonly string[]
  readonly timers: number
  readonly observers: number
  readonly fonts: number
  /** Style sheets of the document: elements and adopted ones. */
  readonly sheets: number
  readonly globals: readonly string[]
}

/** Counts listeners, timers and observers from the first script of the page on. */
export async function watchLeaks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const listeners = new Map<EventTarget, string[]>()
    const names = (target: EventTarget): string =>
      target === window
        ? 'window'
        : target === document
          ? 'document'
          : ((target as Element).localName ?? target.constructor.name)
    const isWatched = (target: unknown): target is EventTarget =>
      target === window ||
      target === document ||
      (target instanceof Element && target.getRootNode() === document) ||
      target instanceof MediaQueryList ||
      target === window.navigation ||
      target === window.visualViewport ||
      target === document.fonts
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const keys = new WeakMap<object, number>()
    let lastKey = 0
    const keyOf = (type: string, listener: unknown, options: unknown): string => {
      const known = keys.get(listener as object) ?? ++lastKey
      keys.set(listener as object, known)
      const capture =
        typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options
      return `${type} ${known} ${Boolean(capture)}`
    }
    EventTarget.prototype.addEventListener = function (
      type: string,
      listener: never,
      options: never,
    ) {
      const target = this ?? window
      if (listener && isWatched(target)) {
        const list = listeners.get(target) ?? []
        const key = keyOf(type, listener, options)
        if (!list.includes(key)) list.push(key)
        listeners.set(target, list)
        // The browser removes `once` listeners itself.
        if (typeof options === 'object' && (options as AddEventListenerOptions)?.once)
          addEventListener.call(
            target,
            type,
            () => list.splice(list.indexOf(key) >>> 0, 1),
            options,
          )
      }
      return addEventListener.call(target, type, listener, options)
    }
    EventTarget.prototype.removeEventListener = function (
      type: string,
      listener: never,
      options: never,
    ) {
      const target = this ?? window
      const list = listeners.get(target)
      if (list && listener) {
        const key = keyOf(type, listener, options)
        listeners.set(
          target,
          list.filter((other) => other !== key),
        )
      }
      return removeEventListener.call(target, type, listener, options)
    }

    const timers = new Set<number>()
    for (const [set, clear] of [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
    ] as const) {
      const { [set]: start, [clear]: stop } = window
      window[set] = ((callback: (...rest: unknown[]) => void, ms: number, ...rest: unknown[]) => {
        const id = start(() => {
          if (set === 'setTimeout') timers.delete(id)
          callback(...rest)
        }, ms)
        timers.add(id)
        return id
      }) as never
      window[clear] = (id) => {
        timers.delete(id as number)
        stop(id)
      }
    }

    const observing = new Map<object, Set<unknown>>()
    for (const name of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver'] as const) {
      const { observe, disconnect } = window[name].prototype
      window[name].prototype.observe = function (this: object, target: never, options: never) {
        observing.set(this, (observing.get(this) ?? new Set()).add(target))
        return observe.call(this as never, target, options)
      }
      window[name].prototype.disconnect = function (this: object) {
        observing.delete(this)
        return disconnect.call(this as never)
      }
      const prototype = window[name].prototype as { unobserve?: (target: Element) => void }
      const { unobserve } = prototype
      if (unobserve) {
        prototype.unobserve = function (this: object, target: Element) {
          const targets = observing.get(this)
          targets?.delete(target)
          if (targets?.size === 0) observing.delete(this)
          return unobserve.call(this as never, target)
        }
      }
    }
    const before = new Set(Object.getOwnPropertyNames(window))
    Object.assign(window, {
      held: () => ({
        listeners: [...listeners]
          .flatMap(([target, list]) => list.map((key) => `${names(target)} ${key.split(' ')[0]}`))
          .sort(),
        timers: timers.size,
        observers: observing.size,
        fonts: document.fonts.size,
        sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
        globals: Object.getOwnPropertyNames(window).filter(
          (name) => !before.has(name) && name !== 'held',
        ),
      }),
    })
  })
}

/** Everything held at the moment. */
export function held(page: Frame | Page): Promise<Held> {
  return page.evaluate(() => (window as unknown as { held: () => Held }).held())
}

/** Everything that a page holds on its own, including the test's locators. */
export async function heldBefore(page: Frame | Page): Promise<Held> {
  await page.locator('html').evaluate(() => {})
  return held(page)
}

/** Waits until the page holds no more than `before`, apart from the one global. */
export async function expectNothingLeft(page: Frame | Page, before: Held): Promise<void> {
  // React never removes its `selectionchange` listener from a document.
  const allowed = [...before.listeners, 'document selectionchange']
  await expect
    .poll(async () => {
      const { listeners, globals, ...now } = await held(page)
      return {
        ...now,
        listeners: listeners.filter((listener) => !allowed.includes(listener)),
        globals: globals.filter((global) => !before.globals.includes(global)),
      }
    })
    .toEqual({ ...before, listeners: [], globals: ['SiteBlocks'] })
}

import type { WidgetEvents } from './Widget'

/** Tells the page what happens, by DOM events on the container. */
export interface WidgetEventTarget {
  /** @returns false when a listener prevented the default. */
  emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): boolean
  on<Name extends keyof WidgetEvents>(
    name: Name,
    listener: (detail: WidgetEvents[Name]) => unknown,
  ): () => void
  /** Removes every listener that came through `on`. */
  clear(): void
}

const containers = new WeakSet<EventTarget>()

/**
 * Events of a widget: `siteblocks:ready` and its like, bubbling and composed.
 *
 * `variation` is told to listeners of `on()` that come late as well, since a tag manager may.
 *
 * One mechanism serves `on()`, callbacks and the page's own listeners, and a listener that throws is the
 * browser's to report.
 */
export function createWidgetEvents(container: HTMLElement): WidgetEventTarget {
  const undos = new Set<() => void>()
  let variation: WidgetEvents['variation'] | undefined
  containers.add(container)
  return {
    emit(name, detail) {
      if (name === 'variation') variation = detail as WidgetEvents['variation']
      return container.dispatchEvent(
        new CustomEvent(`siteblocks:${name}`, { detail, bubbles: true, composed: true }),
      )
    },
    on(name, listener) {
      const type = `siteblocks:${name}`
      const onEvent = (event: Event): void => {
        // Events of widgets further inside bubble through this container.
        const owner = event.composedPath().find((target) => containers.has(target))
        if (owner === container && listener((event as CustomEvent).detail) === false)
          event.preventDefault()
      }
      container.addEventListener(type, onEvent)
      const undo = (): void => {
        container.removeEventListener(type, onEvent)
        undos.delete(undo)
      }
      undos.add(undo)
      if (name === 'variation' && variation) {
        const known = variation as WidgetEvents[typeof name]
        queueMicrotask(() => undos.has(undo) && listener(known))
      }
      return undo
    },
    clear() {
      containers.delete(container)
      for (const undo of Array.from(undos)) undo()
    },
  }
}

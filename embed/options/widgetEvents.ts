import type { ContentEntry, SubmissionDetail, TrackedEvent } from '../../src/index'
import { listen } from '../../src/utils/timing/listen'

/**
 * Details of a widget's events, by name without the prefix `siteblocks:` that they have in the DOM.
 */
export interface WidgetEvents {
  /** The first content is on screen. */
  ready: {
    /** The entry as this visitor sees it. */
    readonly entry: ContentEntry
    /**
     * Milliseconds that the content waited for the visitor's consent; 0 if it did not have to wait.
     */
    readonly waitedMs: number
  }
  /**
   * Content could not be fetched or shown. The placeholder stays, or the previous content of the
   * same address.
   */
  error: {
    /** Has a `status`, the HTTP status, if a server answered. */
    readonly error: Error
    /** The problem and its remedy. */
    readonly message: string
  }
  /**
   * The visitor's variation of an entry is known. Late listeners of `on()` receive this event too.
   */
  variation: {
    /** Id of the entry. */
    readonly entryId: string
    /** Internal name of the entry. */
    readonly entryName: string | undefined
    /** Name of the requested model. */
    readonly model: string
    /** Id of the variation; the entry's own for the default. */
    readonly variationId: string
    /** Internal name of the variation. */
    readonly name: string | undefined
  }
  /**
   * An entry came into view, once per page view. Dispatched even if it is not recorded, as in a
   * preview or with `autoTrack` off.
   */
  impression: {
    /** The event before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** A visitor clicked inside an entry. Dispatched even if it is not recorded. */
  click: {
    /** The event before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** A conversion: `trackConversion` was called. */
  conversion: {
    /** The event before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** A form is about to be sent. Preventing the default of the DOM event cancels that. */
  submit: SubmissionDetail
  /** The server accepted a form. */
  'submit-success': SubmissionDetail & {
    /** The server's response with an unread body. */
    readonly response: Response
  }
  /** A form could not be sent, or the server refused it. */
  'submit-error': SubmissionDetail
}

/** Names of the events. */
export const EVENTS: readonly (keyof WidgetEvents)[] = [
  'ready',
  'error',
  'variation',
  'impression',
  'click',
  'conversion',
  'submit',
  'submit-success',
  'submit-error',
]

/** Dispatches DOM events on the container. */
export interface WidgetEventTarget {
  /** @returns false if a listener prevented the default. */
  emit<Name extends keyof WidgetEvents>(name: Name, detail: WidgetEvents[Name]): boolean
  on<Name extends keyof WidgetEvents>(
    name: Name,
    listener: (detail: WidgetEvents[Name]) => unknown,
  ): () => void
  /** Removes every listener that was added with `on`. */
  clear(): void
}

const containers = new WeakSet<EventTarget>()

/**
 * Events of a widget, such as `siteblocks:ready`. They bubble and are composed.
 *
 * Late listeners of `on()` receive `variation` too, because a tag manager may load late.
 *
 * `on()`, callbacks and the page's own listeners all use DOM events. The browser reports errors of
 * listeners.
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
        // Events of nested widgets bubble through this container.
        const owner = event.composedPath().find((target) => containers.has(target))
        if (owner === container && listener((event as CustomEvent).detail) === false)
          event.preventDefault()
      }
      const stop = listen(container, type, onEvent)
      const undo = (): void => {
        stop()
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

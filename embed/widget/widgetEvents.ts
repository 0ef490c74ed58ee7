import type { ContentEntry, SubmissionDetail, TrackedEvent } from '../../src/index'

/** Details of a widget's events, by the name that follows `siteblocks:` in the DOM. */
export interface WidgetEvents {
  /** The first content is on screen. */
  ready: {
    /** The entry, as this visitor sees it. */
    readonly entry: ContentEntry
    /**
     * Milliseconds for which the content waited for the visitor's consent; 0 where it did not have
     * to.
     */
    readonly waitedMs: number
  }
  /**
   * Content could not be fetched or shown. The placeholder stays, or what was there before at the
   * same address.
   */
  error: {
    /** With `status`, the HTTP status, where a server answered. */
    readonly error: Error
    /** The problem, and its remedy. */
    readonly message: string
  }
  /**
   * It is known which variation of an entry the visitor sees. Listeners of `on()` that come later
   * hear it too.
   */
  variation: {
    /** Id of the entry. */
    readonly entryId: string
    /** Name of the entry for authors. */
    readonly entryName: string | undefined
    /** Name of the model that was asked for. */
    readonly model: string
    /** Id of the variation; the entry's own for the default. */
    readonly variationId: string
    /** Name of the variation for authors. */
    readonly name: string | undefined
  }
  /**
   * An entry came into view, once per page view. Whether that is recorded makes no difference: it
   * may be a preview, or `autoTrack` off.
   */
  impression: {
    /** As it is recorded, before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** A visitor clicked inside an entry, whether that is recorded or not. */
  click: {
    /** As it is recorded, before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** The visitor did what the page is for: `trackConversion` was called. */
  conversion: {
    /** As it is recorded, before tracking hooks. */
    readonly event: TrackedEvent
  }
  /** A form is about to be sent. Preventing the default of the DOM event keeps it. */
  submit: SubmissionDetail
  /** The server took a form. */
  'submit-success': SubmissionDetail
  /** A form could not be sent, or the server did not take it. */
  'submit-error': SubmissionDetail
}

/** Their names. */
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
 * One mechanism serves `on()`, callbacks and the page's own listeners, and a listener that throws
 * is the browser's to report.
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

import type { SiteBlocksGlobal } from '../global/SiteBlocksGlobal'
import type { MountOptions } from '../options/MountOptions'
import type { Widget } from '../widget/Widget'
import { needScript } from './needScript'

/** Queues a call until the script has loaded; later, runs it at once. */
export type Queue = (command: (siteBlocks: SiteBlocksGlobal) => unknown) => unknown

/** Undo of a call that may not have run yet. */
export function undoable(queue: Queue, run: Parameters<Queue>[0]): () => void {
  let undo: unknown
  let isUndone = false
  queue((siteBlocks) => {
    if (!isUndone) undo = run(siteBlocks)
  })
  return () => {
    isUndone = true
    ;(undo as (() => void) | undefined)?.()
  }
}

/**
 * The widget that `mount()` returns before the script has loaded. Calls are queued and reach the
 * real widget in order. If it is unmounted before then, it is never mounted.
 *
 * @param script - The script element of `embed.js`. If it fails to load, `ready` resolves to
 *   `null`.
 */
export function pendingWidget(
  queue: Queue,
  script: EventTarget,
  container: Element | string,
  options: MountOptions,
): Widget {
  let widget: Widget | undefined
  let isUnmounted = false
  let resolveReady: (entry: Widget['ready'] | null) => void = () => {}
  const ready = new Promise<Awaited<Widget['ready']>>((resolve) => {
    resolveReady = resolve
  })
  const giveUp = (): void => resolveReady(null)
  script.addEventListener('error', giveUp)
  queue((siteBlocks) => {
    try {
      if (!isUnmounted) widget = siteBlocks.mount(container, options)
    } finally {
      resolveReady(widget ? widget.ready : null)
    }
  })
  return {
    ready,
    get client() {
      return widget ? widget.client : needScript('widget.client')
    },
    get entry() {
      return widget ? widget.entry : null
    },
    update(changed) {
      if (widget) widget.update(changed)
      else queue(() => widget?.update(changed))
    },
    reload: () =>
      new Promise((resolve) => {
        script.addEventListener('error', () => resolve())
        queue(() => resolve(widget?.reload()))
      }),
    on: (...args) => undoable(queue, () => widget?.on(...args)),
    unmount() {
      isUnmounted = true
      if (widget) widget.unmount()
      else giveUp()
    },
  }
}

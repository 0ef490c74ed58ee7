import type { SiteBlocksGlobal } from '../page/SiteBlocksGlobal'
import type { Widget } from '../widget/Widget'

const SELECTOR = '[data-siteblocks]'

/** How long an element that is being moved may be gone: some frames. */
const MOVE_MS = 50

/**
 * Mounts elements with `data-siteblocks` when they come, and unmounts them when they have gone. One
 * that is moved keeps its widget.
 */
export function watchElements({ scan }: Pick<SiteBlocksGlobal, 'scan'>): void {
  /**
   * The widgets of the elements that have been seen; none where an element could not be mounted.
   */
  const seen = new Map<Element, Widget | undefined>()

  function leave(element: Element): void {
    if (element.isConnected) return
    seen.get(element)?.unmount()
    seen.delete(element)
  }

  // A look at all elements is one search of the browser's, however many nodes have come.
  function look(): void {
    for (const element of seen.keys()) {
      if (!element.isConnected) setTimeout(leave, MOVE_MS, element)
    }
    for (const element of document.querySelectorAll(SELECTOR)) {
      if (!seen.has(element)) seen.set(element, scan(only(element))[0])
    }
  }

  look()
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

/** A parent in which `scan()` finds this element alone, unless it has its widget already. */
function only(element: Element): ParentNode {
  return { querySelectorAll: () => [element] } as unknown as ParentNode
}

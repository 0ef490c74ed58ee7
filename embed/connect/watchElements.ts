import type { SiteBlocksGlobal } from '../page/SiteBlocksGlobal'
import type { Widget } from '../widget/Widget'

const SELECTOR = '[data-siteblocks]'

/**
 * Mounts elements with `data-siteblocks` when they come, and unmounts them when they have gone. One that is moved keeps
 * its widget.
 */
export function watchElements({ scan }: Pick<SiteBlocksGlobal, 'scan'>): void {
  /** The widgets of the elements that have been seen; none where an element could not be mounted. */
  const seen = new Map<Element, Widget | undefined>()

  // A look at all elements is one search of the browser's, however many nodes have come.
  function look(): void {
    for (const [element, widget] of seen) {
      if (element.isConnected) continue
      seen.delete(element)
      widget?.unmount()
    }
    for (const element of document.querySelectorAll(SELECTOR)) {
      if (!seen.has(element)) seen.set(element, scan(element)[0])
    }
  }

  look()
  new MutationObserver(look).observe(document, { childList: true, subtree: true })
}

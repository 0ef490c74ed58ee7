import { definedOnly } from '../../src/utils/values/filterFields'
import { isElement } from '../../src/utils/view/isElement'
import type { MountOptions } from '../options/MountOptions'
import { takeOptions } from '../options/splitOptions'
import type { SharedState } from '../page/createSharedState'
import type { Trust } from '../page/createTrust'
import { createWidget } from './createWidget'
import type { Widget } from './Widget'

/** Mounts content and keeps track of widgets. */
export interface Mounts {
  /**
   * Shows content in `container`. If the element has a widget, updates that widget.
   *
   * @throws Error when there is no such container, or it cannot hold content.
   * @throws TypeError when an option has the wrong type.
   */
  mount(container: Element | string, options: MountOptions): Widget
  /** Decides which keys and hosts elements in the markup may use. */
  readonly trust: Trust
  /** The widget of an element. */
  widgetOf(container: Element): Widget | undefined
}

/** Makes the function that mounts content on a page. */
export function createMount(page: SharedState): Mounts {
  const widgets = new WeakMap<Element, Widget>()
  return {
    mount(container, options) {
      const element = resolveContainer(container)
      const mounted = widgets.get(element)
      if (mounted) {
        mounted.update(options)
        return mounted
      }
      const widget = createWidget(
        element,
        definedOnly({ pageKeys: page.trust.defaults.pageKeys, ...takeOptions(options) }),
        page,
        () => widgets.delete(element),
      )
      widgets.set(element, widget)
      return widget
    },
    trust: page.trust,
    widgetOf: (container) => widgets.get(container),
  }
}

/**
 * The element to mount content on.
 *
 * @param container - An element, or a selector.
 * @throws Error when there is no such element, or its document cannot adopt style sheets.
 */
export function resolveContainer(container: Element | string): HTMLElement {
  const found = typeof container === 'string' ? query(container) : container
  if (isElement(found)) {
    if (found.ownerDocument.adoptedStyleSheets) return found as HTMLElement
    throw new Error('SiteBlocks: the document has no adoptedStyleSheets. Test in happy-dom.')
  }
  if (typeof container === 'string') {
    throw new Error(
      `SiteBlocks: container "${container}" did not match any element. Pass an element, or call mount() after it exists.`,
    )
  }
  throw new TypeError(
    `SiteBlocks: the container must be an element or a selector, got ${String(container)}. Pass document.querySelector(…) or its selector.`,
  )
}

function query(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    throw new Error(
      `SiteBlocks: container "${selector}" is not a valid selector. Pass one such as "#offer", or an element.`,
    )
  }
}

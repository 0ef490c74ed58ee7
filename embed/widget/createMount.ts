import { validateOptions } from '../../src/internal'
import type { Page } from '../page/createPage'
import { createWidget } from './createWidget'
import { MOUNT_OPTIONS, type MountOptions } from './MountOptions'
import { resolveContainer } from './resolveContainer'
import type { Widget } from './Widget'

/** Mounts content, and knows what is mounted where. */
export interface Mounts {
  /**
   * Shows content in `container`. An element that has a widget keeps it, updated.
   *
   * @throws Error when there is no such container, or it cannot hold content.
   * @throws TypeError when an option is of the wrong type.
   */
  mount(container: Element | string, options: MountOptions): Widget
  /** The widget of an element. */
  widgetOf(container: Element): Widget | undefined
}

/** Makes the function that mounts content on a page. */
export function createMount(page: Page): Mounts {
  const widgets = new WeakMap<Element, Widget>()
  return {
    mount(container, options) {
      const element = resolveContainer(container)
      const mounted = widgets.get(element)
      if (mounted) {
        mounted.update(options)
        return mounted
      }
      validateOptions(options, MOUNT_OPTIONS)
      const widget = createWidget(element, options, page, () => widgets.delete(element))
      widgets.set(element, widget)
      return widget
    },
    widgetOf: (container) => widgets.get(container),
  }
}

import { mountElement } from '../element/mountElement'
import type { Mounts } from '../widget/createMount'
import type { Widget } from '../widget/Widget'

/** Mounts every element in `root` that has `data-siteblocks`. Those that have a widget keep it, updated. */
export function scan(root: ParentNode, mounts: Mounts): Widget[] {
  const widgets: Widget[] = []
  for (const element of Array.from(root.querySelectorAll('[data-siteblocks]'))) {
    const widget = mountElement(element, 'data-', mounts)
    if (widget) widgets.push(widget)
  }
  return widgets
}

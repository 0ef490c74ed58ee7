import type { ReactNode } from 'react'
import type { PlainContext } from '../entry/ContentContext'
import { createNodeWriter } from './createNodeWriter'

/**
 * Updates the nodes in `parent`, which React believes to be empty, to those of `rendered`. If the
 * tags match, the elements stay and get new attributes: an image shows the old file until the new
 * one has loaded.
 */
export function updateNodes(parent: Element, rendered: ReactNode, content: PlainContext): void {
  const next = parent.ownerDocument.createElement(parent.localName)
  createNodeWriter(content).append(next, rendered)
  const before = Array.from(parent.children)
  const after = Array.from(next.children)
  const isAlike =
    before.length === after.length &&
    before.every(({ localName }, index) => localName === after[index]?.localName)
  if (!isAlike) parent.replaceChildren(...after)
  else for (const [index, element] of before.entries()) copyAttributes(after[index], element)
}

function copyAttributes(source: Element | undefined, target: Element): void {
  if (!source) return
  for (const name of target.getAttributeNames())
    if (!source.hasAttribute(name)) target.removeAttribute(name)
  for (const { name, value } of source.attributes) {
    if (target.getAttribute(name) === value) continue
    // A strict policy allows inline styles only through the CSSOM.
    if (name === 'style') (target as HTMLElement).style.cssText = value
    else target.setAttribute(name, value)
  }
}

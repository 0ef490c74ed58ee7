import { hasOwn } from '../utils/hasOwn'
import { escapeHtml } from './escapeHtml'
import type { RenderOptions } from './RenderOptions'
import { WIDGET_OPTION_TYPES } from './renderOptionTypes'

const ATTRIBUTE_NAME = /^(?!on|style$)[a-z][\w:.-]*$/i

/**
 * The opening tag of a container, with the options as attributes.
 *
 * @throws TypeError for an attribute that no container may have.
 */
export function containerTag(options: RenderOptions): string {
  const attributes = new Map([['served', '']])
  for (const [name, value] of Object.entries(options)) {
    if (!hasOwn(WIDGET_OPTION_TYPES, name) || value === undefined || value === null) continue
    const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    attributes.set(attribute, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  if (options.nonce) attributes.set('nonce', options.nonce)
  for (const [name, value] of Object.entries(options.attributes ?? {})) {
    if (!ATTRIBUTE_NAME.test(name) || attributes.has(name.toLowerCase())) {
      throw new TypeError(
        `SiteBlocks: attributes cannot have "${name}". Pass options beside it, and leave out handlers and styles.`,
      )
    }
    attributes.set(name, String(value))
  }
  const written = Array.from(attributes, ([name, value]) => {
    return value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value)}"`
  })
  return `<site-blocks${written.join('')}>`
}

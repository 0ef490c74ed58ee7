import { toKebabCase } from '../utils/letterCase'
import { escapeHtml } from './escapeHtml'
import type { RenderOptions } from './RenderOptions'
import { WRITTEN_OPTIONS } from './renderOptionTable'

const ATTRIBUTE_NAME = /^(?!on|style$)[a-z][\w:.-]*$/i

/**
 * The opening tag of a container, with the options as attributes.
 *
 * @throws TypeError for an attribute that no container may have.
 */
export function containerTag(options: RenderOptions): string {
  const attributes = new Map([['served', '']])
  for (const [name, value] of Object.entries(options)) {
    if (!WRITTEN_OPTIONS.has(name) || value === undefined || value === null) continue
    attributes.set(
      toKebabCase(name),
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    )
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

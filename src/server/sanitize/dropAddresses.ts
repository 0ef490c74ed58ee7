import type { Element } from 'hast'
import { find, html } from 'property-information'
import { ALLOWED_ADDRESS } from '../../render/html/createSanitizer'
import { DATA_TAGS, TEXT_ATTRIBUTES } from './allowedHtml'

/** What browsers pass over in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters.
const INVISIBLE = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g

const ANY_VALUE = /^(?:data|aria)[A-Z]/
const TEXT_PROPERTIES = new Set(TEXT_ATTRIBUTES.map((name) => find(html, name).property))
const SOURCES = new Set(['src', 'href', 'xLinkHref'])

/** Takes every attribute off `element` that might be an address, and is none that content may use. */
export function dropAddresses(element: Element): void {
  const { properties, tagName } = element
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'boolean' || typeof value === 'number') continue
    if (ANY_VALUE.test(name) || TEXT_PROPERTIES.has(name)) continue
    const text = Array.isArray(value) ? value.join(' ') : String(value)
    if (text === '' || ALLOWED_ADDRESS.test(text.replace(INVISIBLE, ''))) continue
    if (SOURCES.has(name) && text.startsWith('data:') && DATA_TAGS.includes(tagName)) continue
    delete properties[name]
  }
}

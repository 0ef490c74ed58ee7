import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { find, html } from 'property-information'
import { ALLOWED_ADDRESS, frameAddress, type Sanitizer } from '../../render/html/createSanitizer'
import { detachStyles } from '../../render/html/detachStyles'
import { isPlainHtml } from '../../render/html/isPlainHtml'
import { linkRel } from '../../utils/linkRel'
import { DATA_TAGS, EMBED_SCHEMA, SCHEMA, TEXT_ATTRIBUTES } from './sanitizeSchema'

/** Sanitises HTML of content without a document, as browsers do it with one. */
export function createServerSanitizer(): Sanitizer {
  return {
    isMuted: false,
    sanitize: (html) => ({ __html: isPlainHtml(html) ? html : clean(parse(html), SCHEMA) }),
    sanitizeEmbed(html) {
      if (isPlainHtml(html)) return { html, css: '', scripts: [] }
      const tree = parse(html)
      return { html: clean(tree, EMBED_SCHEMA), css: stylesIn(tree), scripts: [] }
    },
  }
}

function parse(html: string): Root {
  return fromHtml(detachStyles(html), { fragment: true })
}

function clean(tree: Root, schema: Schema): string {
  const safe = sanitize(tree, schema)
  keepChildren(safe)
  return toHtml(safe)
}

/** Takes out what no list of names can tell. */
function keepChildren(node: Nodes): void {
  if (!('children' in node)) return
  node.children = node.children.filter((child) => {
    if (child.type !== 'element') return true
    dropAddresses(child)
    return keepElement(child)
  }) as Element[]
  for (const child of node.children) keepChildren(child)
}

function stylesIn(node: Nodes): string {
  if (!('children' in node)) return ''
  if (node.type === 'element' && node.tagName === 'style') {
    return node.children.map((child) => ('value' in child ? `${child.value}\n` : '')).join('')
  }
  return node.children.map(stylesIn).join('')
}

/** What browsers pass over in an address. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters.
const INVISIBLE = /[\u0000-\u0020\u00a0\u1680\u180e\u2000-\u2029\u205f\u3000]/g

const ANY_VALUE = /^(?:data|aria)[A-Z]/
const TEXT_PROPERTIES = new Set(TEXT_ATTRIBUTES.map((name) => find(html, name).property))
const SOURCES = new Set(['src', 'href', 'xLinkHref'])

/** Takes every attribute off `element` that might be an address, and is none that content may use. */
function dropAddresses(element: Element): void {
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

/** Whether an element may stay: frames show pages of the web over https. A link to another window tells nothing of this one. */
function keepElement({ tagName, properties }: Element): boolean {
  const { target, rel } = properties
  const words = linkRel(String(target ?? ''), [rel ?? []].flat().join(' '))
  if (words) properties.rel = words.split(' ')
  if (tagName !== 'iframe') return true
  const { src } = properties
  const address = frameAddress(typeof src === 'string' ? src : null)
  if (address !== undefined) properties.src = address
  return address !== undefined
}

import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { type Schema, sanitize } from 'hast-util-sanitize'
import { toHtml } from 'hast-util-to-html'
import { find, html } from 'property-information'
import type { Sanitizer } from '../../render/html/createSanitizer'
import { detachStyles } from '../../render/html/detachStyles'
import {
  ALLOWED_ADDRESS,
  compactAddress,
  frameAddress,
  isOwnAttributeName,
  isOwnElementName,
  isOwnFragment,
  isPassword,
  isScriptAddress,
} from '../../render/html/elementRules'
import { frameAllow, frameSandbox, leaksAddress } from '../../render/html/frameRules'
import { isSimpleHtml } from '../../render/html/isSimpleHtml'
import { richStyle } from '../../render/html/richText'
import { linkRel, linkTarget } from '../../utils/text/linkRel'
import { DATA_TAGS, EMBED_SCHEMA, RICH_SCHEMA, SCHEMA, TEXT_ATTRIBUTES } from './sanitizeSchema'
import {
  closeTemplates,
  elementsIn,
  openTemplates,
  propertyText,
  restScripts,
  splitTree,
  takeDataScripts,
} from './splitTree'

/** Sanitises HTML of content without a document. A browser names the removals, to authors. */
export function createServerSanitizer(): Sanitizer {
  return {
    isMuted: false,
    sanitize(html, kind) {
      if (isSimpleHtml(html)) return { __html: html, omissions: [] }
      const schema = kind === 'rich' ? RICH_SCHEMA : SCHEMA
      return { __html: write(clean(parseHtml(detachStyles(html)), schema)), omissions: [] }
    },
    sanitizeEmbed(html) {
      if (isSimpleHtml(html)) return { html, css: '', jsonLd: [], omissions: [] }
      const tree = parseHtml(detachStyles(html))
      const elsewhere = splitTree(tree)
      openTemplates(tree)
      const restore = takeDataScripts(tree)
      const safe = clean(tree, withOwnElements(tree))
      restore(safe)
      closeTemplates(safe)
      return { ...elsewhere, html: write(safe), omissions: [] }
    },
    trustEmbed(html) {
      const tree = parseHtml(detachStyles(html, () => true))
      const elsewhere = splitTree(tree)
      restScripts(tree)
      return { ...elsewhere, html: write(tree), omissions: [] }
    },
  }
}

/** Maximum number of elements in a text. Each takes some 10 µs, in which nobody is answered. */
const MAX_ELEMENTS = 10_000

const OPENING = /<[a-z]/gi

/**
 * Parses HTML inside a page, as browsers do. As a fragment, rows would lose their table.
 *
 * @throws Error for more than {@link MAX_ELEMENTS}, which leaves their block to the browser.
 */
export function parseHtml(html: string): Root {
  const count = html.match(OPENING)?.length ?? 0
  if (count > MAX_ELEMENTS) {
    throw new Error(
      `A text has ${count} elements. A server renders ${MAX_ELEMENTS} of a text: split it.`,
    )
  }
  const page = fromHtml(`<!doctype html><body>${html}`).children[1] as Element
  const body = page.children[1] as Element
  return { type: 'root', children: body.children }
}

/** Maximum number of times HTML is parsed until its elements are stable. */
const MAX_PARSES = 4

/** Writes HTML that parses to the same elements in any position. */
function write(tree: Root): string {
  let current = toHtml(tree)
  for (let parses = 0; parses < MAX_PARSES; parses++) {
    const next = toHtml(parseHtml(current))
    if (next === current) break
    current = next
  }
  return current
}

function clean(tree: Root, schema: Schema): Root {
  const safe = sanitize(tree, schema) as Root
  keepChildren(safe, schema === SCHEMA)
  if (schema === RICH_SCHEMA) limitStyles(safe)
  return safe
}

/** Removes attributes and elements that a list of names cannot judge. */
function keepChildren(node: Nodes, isText: boolean): void {
  if (!('children' in node)) return
  node.children = node.children.filter((child) => {
    if (child.type !== 'element') return true
    dropAddresses(child)
    return keepElement(child, isText)
  }) as Element[]
  for (const child of node.children) keepChildren(child, isText)
}

function limitStyles(tree: Root): void {
  for (const { properties } of elementsIn(tree)) {
    const { dataSbStyle } = properties
    if (dataSbStyle !== undefined) properties.dataSbStyle = richStyle(String(dataSbStyle))
  }
}

const ANY_VALUE = /^(?:data|aria)[A-Z]/
const TEXT_PROPERTIES = new Set(TEXT_ATTRIBUTES.map((name) => find(html, name).property))
const SOURCES = new Set(['src', 'href', 'xLinkHref'])

const KNOWN_PROPERTIES = new Set(EMBED_SCHEMA.attributes?.['*']?.map(String))

/** Removes attributes whose value may be an address that content may not use. */
function dropAddresses(element: Element): void {
  const { properties, tagName } = element
  for (const [name, value] of Object.entries(properties)) {
    if (typeof value === 'boolean' || typeof value === 'number') continue
    const text = Array.isArray(value) ? value.join(' ') : String(value)
    if (isOwnElementName(tagName) && isScriptAddress(text)) {
      delete properties[name]
      continue
    }
    if (ANY_VALUE.test(name) || TEXT_PROPERTIES.has(name)) continue
    if (text === '' || ALLOWED_ADDRESS.test(compactAddress(text))) continue
    if (SOURCES.has(name) && text.startsWith('data:') && DATA_TAGS.includes(tagName)) continue
    if (isOwnElementName(tagName) && !KNOWN_PROPERTIES.has(name)) continue
    delete properties[name]
  }
}

/**
 * Whether an element may stay: an `<iframe>` with an https page, a `<use>` that refers to the same
 * document; in texts, no password field. Also sets `rel` on links to other windows.
 */
function keepElement({ tagName, properties }: Element, isText: boolean): boolean {
  const { target, rel, src, href, xLinkHref } = properties
  const window = linkTarget(String(target ?? ''))
  if (window) properties.target = window
  const words = linkRel(window, [rel ?? []].flat().join(' '))
  if (words) properties.rel = words.split(' ')
  if (leaksAddress(propertyText(properties.referrerPolicy) ?? '')) delete properties.referrerPolicy
  if (isText && tagName === 'input' && isPassword(propertyText(properties.type))) return false
  if (tagName === 'use')
    return [href, xLinkHref].every((address) => isOwnFragment(propertyText(address)))
  if (tagName !== 'iframe') return true
  const address = frameAddress(propertyText(src) ?? null)
  if (address === undefined) return false
  properties.src = address
  properties.sandbox = frameSandbox(propertyText(properties.sandbox)).split(' ')
  const allow = propertyText(properties.allow)
  if (allow !== undefined) properties.allow = frameAllow(allow)
  return true
}

/** {@link EMBED_SCHEMA} extended by the custom elements in a tree. */
function withOwnElements(tree: Root): Schema {
  const own = elementsIn(tree).filter(({ tagName }) => isOwnElementName(tagName))
  const { '*': common = [] } = EMBED_SCHEMA.attributes ?? {}
  const attributes: Record<string, string[]> = {}
  for (const { tagName, properties } of own) {
    const names = Object.keys(properties).filter((name) =>
      isOwnAttributeName(find(html, name).attribute),
    )
    attributes[tagName] = [...(attributes[tagName] ?? []), ...names]
  }
  return {
    ...EMBED_SCHEMA,
    tagNames: [...(EMBED_SCHEMA.tagNames ?? []), ...Object.keys(attributes)],
    attributes: { '*': common, ...attributes },
  }
}

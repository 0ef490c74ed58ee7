import type { Element, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'

/** Input of {@link preparePage}. */
export interface PageInput {
  readonly html: string
  /** Original address of the page. */
  readonly url: URL
  /** Addresses of the scripts that insert the content. */
  readonly scripts: readonly string[]
  /** Whether to keep the page's own scripts. */
  readonly keepsScripts: boolean
}

/** A prepared page, with findings about it. */
export interface PreparedPage {
  readonly html: string
  /** Whether the page already contains a snippet. */
  readonly hasSnippet: boolean
  /** Whether the page looks like a login form. */
  readonly asksPassword: boolean
}

/**
 * Keeps the page's relative addresses working, adds our scripts and removes its own unless they are
 * wanted. The policy restricts the page further.
 */
export function preparePage({ html, url, scripts, keepsScripts }: PageInput): PreparedPage {
  const tree = fromHtml(html)
  const found = { hasSnippet: false, asksPassword: false }
  walk(tree, (element) => {
    if (isSnippet(element)) found.hasSnippet = true
    if (element.tagName === 'input' && element.properties.type === 'password') {
      found.asksPassword = true
    }
    return isTakenOut(element, keepsScripts)
  })
  const base = baseOf(html, url)
  const head = findElement(tree, 'head')
  head?.children.unshift(
    make('base', { href: base }),
    ...scripts.map((src) => make('script', { src, async: true })),
  )
  return { html: toHtml(tree, { allowDangerousCharacters: true }), ...found }
}

/** Calls `visit` for each element and removes those for which it returns true. */
function walk(parent: Root | Element, visit: (element: Element) => boolean): void {
  const remaining: RootContent[] = []
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (visit(child)) continue
      walk(child, visit)
      if (child.content) walk(child.content, visit)
    }
    remaining.push(child)
  }
  parent.children = remaining as typeof parent.children
}

const SNIPPET_SCRIPT = /\/(embed|loader)(-[\d.]+)?\.js(\?|$)/

function isSnippet({ tagName, properties }: Element): boolean {
  if (tagName === 'site-blocks' || properties.dataSiteblocks !== undefined) return true
  return tagName === 'script' && SNIPPET_SCRIPT.test(`${properties.src ?? ''}`)
}

/**
 * The page's policies and refreshes would disturb the preview, and its own snippet would duplicate
 * ours.
 */
function isTakenOut(element: Element, keepsScripts: boolean): boolean {
  const { tagName, properties } = element
  if (tagName === 'base' || isSnippet(element)) return true
  if (tagName === 'script') return !keepsScripts
  if (tagName !== 'meta') return false
  return properties.httpEquiv !== undefined && !/^content-type$/i.test(`${properties.httpEquiv}`)
}

/** Base of the page's relative addresses. */
function baseOf(html: string, url: URL): string {
  const base = findElement(fromHtml(html), 'base')
  const href = typeof base?.properties.href === 'string' ? base.properties.href : ''
  const resolved = URL.canParse(href, url) ? new URL(href, url) : url
  return /^https?:$/.test(resolved.protocol) ? resolved.href : url.href
}

function findElement(parent: Root | Element, tagName: string): Element | undefined {
  for (const child of parent.children) {
    if (child.type !== 'element') continue
    const found = child.tagName === tagName ? child : findElement(child, tagName)
    if (found) return found
  }
  return undefined
}

function make(tagName: string, properties: Element['properties']): Element {
  return { type: 'element', tagName, properties, children: [] }
}

// @vitest-environment happy-dom

import fc from 'fast-check'
import type { Element as HastElement, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultBlocks } from '../blocks/defaultBlocks'
import { entry } from '../content/testing/blocks'
import type { ContentEntry } from '../content/types'
import { renderEntry } from '../render/testing/renderEntry'
import { takeConsole } from '../utils/testing/consoleMessages'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { renderToHtml } from './renderToHtml'
import { createServerSanitizer, parseHtml } from './sanitize/createServerSanitizer'
import { nestedEntries } from './testing/nestedEntries'

/** Formats an element with its `builder-` and `siteblocks-` classes, but that of a server. */
function written(tag: string, className: string, inside: readonly string[]): string {
  const classes = className
    .split(' ')
    .filter((name) => /^(?:builder|siteblocks-(?!served))/.test(name))
  return `\n<${[tag, ...classes].join(' ')}>${inside.join('')}</${tag}>`
}

function parsed(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { tagName, properties, children } = node
  return written(tagName, [properties.className ?? []].flat().join(' '), children.map(parsed))
}

function built(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  if (node.nodeType !== Node.ELEMENT_NODE) return ''
  const { localName, childNodes } = node as Element
  // What searches find comes with the script.
  if ((node as Element).getAttribute('hidden') === 'until-found') return ''
  const className = (node as Element).getAttribute('class') ?? ''
  return written(localName, className, Array.from(childNodes, built))
}

/** Finds the root of the content in the parsed HTML of a page. */
function parsedContent(html: string): HastElement {
  const find = (node: Nodes): HastElement | undefined => {
    if (node.type === 'element' && [node.properties.className].flat().includes('builder-component'))
      return node
    const inner = node.type === 'element' && node.content ? [node.content] : []
    for (const child of [...('children' in node ? node.children : []), ...inner]) {
      const found = find(child)
      if (found) return found
    }
    return undefined
  }
  return find(fromHtml(`<!doctype html><body>${html}</body>`)) as HastElement
}

/** Makes `innerHTML` parse HTML as browsers do. */
function readHtmlAsBrowsersDo(): void {
  const { prototype } = Element
  const own = Object.getOwnPropertyDescriptor(prototype, 'innerHTML') as PropertyDescriptor
  const append = (parent: Element, nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      if (node.type === 'text') parent.append(node.value)
      if (node.type !== 'element') continue
      const element = document.createElement(node.tagName)
      const classes = [node.properties.className ?? []].flat().join(' ')
      if (classes) element.setAttribute('class', classes)
      append(element, node.children)
      parent.append(element)
    }
  }
  Object.defineProperty(prototype, 'innerHTML', {
    ...own,
    set(this: Element, html: string) {
      this.replaceChildren()
      append(this, parseHtml(String(html)).children as Nodes[])
    },
  })
  onTestFinished(() => void Object.defineProperty(prototype, 'innerHTML', own))
}

async function builtContent(given: ContentEntry, staticBlocks: boolean): Promise<string> {
  // DOMPurify needs a real parser, which happy-dom lacks. Browser tests compare both sanitisers.
  const sanitizer = createServerSanitizer()
  const { get, unmount } = await renderEntry(given, defaultBlocks, { staticBlocks, sanitizer })
  const content = built(get('.builder-component'))
  unmount()
  return content
}

/** Fails unless parsing the served HTML yields the elements that the client makes of its data. */
async function expectWhole(given: ContentEntry, staticBlocks: boolean): Promise<void> {
  const options = { apiKey: 'key', model: 'page', decide: false }
  const { html, entry: served } = renderToHtml(given, options)
  expect(parsed(parsedContent(html))).toBe(await builtContent(deepFreeze(served), staticBlocks))
}

/** Blocks per page: a page costs more to render than its blocks. */
const PER_PAGE = 25

describe('served HTML', () => {
  afterEach(() => void takeConsole())

  it('is parsed to what the client renders, however blocks are nested', {
    timeout: 600_000,
  }, async () => {
    readHtmlAsBrowsersDo()
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    const entries = fc.sample(nestedEntries, { numRuns: 500, seed: 11 })
    const blocks = entries.map(({ data }) => data.blocks ?? [])
    for (let first = 0; first < blocks.length; first += PER_PAGE) {
      const list = blocks.slice(first, first + PER_PAGE).flat()
      const page = entry([], { data: { ...entries[0]?.data, blocks: list } })
      // With React and without it.
      await expectWhole(page, first % 2 === 0)
    }
  })
})

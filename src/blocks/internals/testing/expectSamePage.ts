import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { ContentEntry } from '../../../content/types'
import { renderEntry } from '../../../render/testing/renderEntry'
import { takeConsole } from '../../../utils/testing/consoleMessages'
import { deepFreeze } from '../../../utils/testing/deepFreeze'
import { defaultBlocks } from '../../defaultBlocks'

/**
 * Fixes random values, the clock and the network for the tests around it, so that pages can be
 * compared.
 */
export function holdStill(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') })
    return () => vi.useRealTimers()
  })
  afterEach(() => void takeConsole())
}

/** Fails unless an entry renders to an identical page with and without static blocks. */
export async function expectSamePage(entry: ContentEntry): Promise<void> {
  const frozen = deepFreeze(entry)
  expect(await pageOf(frozen, true)).toEqual(await pageOf(frozen, false))
}

async function pageOf(entry: ContentEntry, staticBlocks: boolean): Promise<string[]> {
  const rendered = await renderEntry(entry, defaultBlocks, { staticBlocks, locale: 'en' })
  const page = readPage(rendered.shadowRoot)
  rendered.unmount()
  return page
}

/**
 * The elements and sheets of a root as text, with fixed names instead of the widget's and React's
 * generated ones.
 */
export function readPage(root: ShadowRoot): string[] {
  const page = [writeOut(root), ...readSheets(root)]
  const key = /(?:\b|_)(sb[a-z]{10})(?:\b|r_)/.exec(page.join(''))?.[1] ?? 'none'
  const ids: string[] = []
  return page.map((text) =>
    text
      .split(key)
      .join('sb')
      .replace(/_sbr_\w+?_/g, (id) => {
        if (!ids.includes(id)) ids.push(id)
        return `id${ids.indexOf(id)}`
      }),
  )
}

/** The elements of a tree with sorted attributes, and its texts. */
function writeOut(node: Node): string {
  const inside = Array.from(node.childNodes, writeOut).join('')
  if (node.nodeType === Node.TEXT_NODE) return JSON.stringify(node.textContent)
  const { namespaceURI, localName, attributes } = node as Element
  const names = Array.from(attributes ?? [], ({ name, value }) => `${name}=${value}`)
  return `\n<${namespaceURI} ${localName} ${names.sort().join(' ')}>${inside}</>`
}

/** The sheets of a root, sorted by class, because classes may be added in any order. */
function readSheets(root: ShadowRoot): string[] {
  const readClass = (rule: string): string => /\.sb[a-z]{10}-\w+/.exec(rule)?.[0] ?? ''
  return root.adoptedStyleSheets.map((sheet) =>
    Array.from(sheet.cssRules, ({ cssText }) => cssText)
      .sort((one, other) => readClass(one).localeCompare(readClass(other)))
      .join('\n'),
  )
}

import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { ContentEntry } from '../../../content/types'
import { renderEntry } from '../../../render/testing/renderEntry'
import { takeConsole } from '../../../utils/testing/consoleGuard'
import { deepFreeze } from '../../../utils/testing/deepFreeze'
import { defaultBlocks } from '../../defaultBlocks'

/**
 * Takes chance, the clock and the network from the tests around it, so that two pages can be
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

/** Fails unless an entry becomes the same page, byte for byte, with and without static blocks. */
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
 * Elements of a root, then each sheet, with fixed names in place of the widget's and React's own.
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

/** The elements of a tree with their attributes in order, and its texts. */
function writeOut(node: Node): string {
  const inside = Array.from(node.childNodes, writeOut).join('')
  if (node.nodeType === Node.TEXT_NODE) return JSON.stringify(node.textContent)
  const { namespaceURI, localName, attributes } = node as Element
  const names = Array.from(attributes ?? [], ({ name, value }) => `${name}=${value}`)
  return `\n<${namespaceURI} ${localName} ${names.sort().join(' ')}>${inside}</>`
}

/**
 * The sheets of a root: the rules of one class after the other, since classes may come in any
 * order.
 */
function readSheets(root: ShadowRoot): string[] {
  const readClass = (rule: string): string => /\.sb[a-z]{10}-\w+/.exec(rule)?.[0] ?? ''
  return root.adoptedStyleSheets.map((sheet) =>
    Array.from(sheet.cssRules, ({ cssText }) => cssText)
      .sort((one, other) => readClass(one).localeCompare(readClass(other)))
      .join('\n'),
  )
}

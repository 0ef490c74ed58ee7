// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"navigation": {"disableMainFrameNavigation": true, "disableChildFrameNavigation": true}}}
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseContent } from '../content/parseContent'
import type { ContentEntry } from '../content/types'
import { drawEntry } from '../render/testing/drawEntry'
import { isRecord } from '../utils/isRecord'
import { takeConsole } from '../utils/testing/consoleGuard'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { defaultBlocks } from './defaultBlocks'
import { hostileEntries } from './internals/testing/hostileEntries'

const SAMPLES = 'playground/content'
const FIXTURES = '../shared/conformance/fixtures'

/** The elements of a tree with their attributes in order, and its texts. */
function written(node: Node): string {
  const inside = Array.from(node.childNodes, written).join('')
  if (node.nodeType === Node.TEXT_NODE) return JSON.stringify(node.textContent)
  const { namespaceURI, localName, attributes } = node as Element
  const names = Array.from(attributes ?? [], ({ name, value }) => `${name}=${value}`)
  return `\n<${namespaceURI} ${localName} ${names.sort().join(' ')}>${inside}</>`
}

/** The sheets of a root: the rules of one class after the other, since classes may come in any order. */
function sheetsOf(root: ShadowRoot): string[] {
  const classOf = (rule: string): string => /\.sb[a-z]{10}-\w+/.exec(rule)?.[0] ?? ''
  return root.adoptedStyleSheets.map((sheet) =>
    Array.from(sheet.cssRules, ({ cssText }) => cssText)
      .sort((one, other) => classOf(one).localeCompare(classOf(other)))
      .join('\n'),
  )
}

/** What an entry becomes, with fixed names in place of the widget's and of React's own. */
async function pageOf(entry: ContentEntry, staticBlocks: boolean): Promise<string[]> {
  const drawn = await drawEntry(entry, defaultBlocks, { staticBlocks, locale: 'en' })
  const page = [written(drawn.shadowRoot), ...sheetsOf(drawn.shadowRoot)]
  drawn.unmount()
  const key = /\bsb[a-z]{10}\b/.exec(page.join(''))?.[0] ?? 'none'
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

async function expectSamePage(entry: ContentEntry): Promise<void> {
  const frozen = deepFreeze(entry)
  expect(await pageOf(frozen, true)).toEqual(await pageOf(frozen, false))
}

function entryIn(file: string): ContentEntry {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return parseContent(isRecord(content) && 'entry' in content ? content.entry : content)
}

/** The files of a folder; none where it is not beside the checkout. */
function filesIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`)
}

describe('a page, with and without React for what never changes', () => {
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00Z') })
    return () => vi.useRealTimers()
  })
  afterEach(() => void takeConsole())

  it.each([...filesIn(SAMPLES), ...filesIn(FIXTURES)])('is the same for %s', async (file) => {
    await expectSamePage(entryIn(file))
  })

  it('is the same for entries of any kind', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(hostileEntries(defaultBlocks), async (entry) => {
        await expectSamePage(parseContent(entry))
      }),
      { numRuns: 500, seed: 17, endOnFailure: true },
    )
  })
})

// @vitest-environment happy-dom
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { parseContent } from '../content/parseContent'
import type { ContentEntry } from '../content/types'
import { renderEntry } from '../render/testing/renderEntry'
import { isRecord } from '../utils/isRecord'
import { takeConsole } from '../utils/testing/consoleMessages'
import { deepFreeze } from '../utils/testing/deepFreeze'
import { defaultBlocks } from './defaultBlocks'
import { expectSamePage, holdStill, readPage } from './internals/testing/expectSamePage'
import { createParted } from './internals/testing/renderParted'

const FOLDERS = ['playground/content', '../shared/conformance/fixtures']

const FILES = FOLDERS.flatMap((folder) => {
  // One of the folders is missing in some checkouts.
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`)
})

function entryIn(file: string): ContentEntry {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return deepFreeze(parseContent(isRecord(content) && 'entry' in content ? content.entry : content))
}

describe('a page, with and without React for what never changes', () => {
  holdStill()

  it.each(FILES)('is the same for %s', (file) => expectSamePage(entryIn(file)))
})

describe('an entry without behavior', () => {
  holdStill()
  const plain: string[] = []

  it.each(FILES)('is shown as by React, which goes on with its elements: %s', async (file) => {
    const entry = entryIn(file)
    const { asked, container, root, show } = createParted()
    await show({ entry, locale: 'en' })
    if (asked.includes('live')) {
      // React may or may not have started. Its messages about the entry are covered by other tests.
      act(() => root.unmount())
      takeConsole()
      return
    }
    plain.push(file)
    const shadowRoot = container.shadowRoot as ShadowRoot
    const before = readPage(shadowRoot)
    const elements = Array.from(shadowRoot.querySelectorAll('*'))
    const byReact = await renderEntry(entry, defaultBlocks, { locale: 'en' })
    expect(before[0]).toEqual(readPage(byReact.shadowRoot)[0])

    await show({ entry, locale: 'en', data: { changed: true } })
    expect(asked).toContain('live')
    const now = Array.from(shadowRoot.querySelectorAll('*'))
    expect(now.every((element, index) => element === elements[index])).toBe(true)
    // The first sheet contains the CSS of all blocks, in a different order.
    const [, , ...rules] = readPage(shadowRoot)
    const [elementsByReact, , ...rulesByReact] = readPage(byReact.shadowRoot)
    expect([readPage(shadowRoot)[0], ...rules]).toEqual([elementsByReact, ...rulesByReact])
    expect(takeConsole().join()).not.toContain('did not match')
  })

  it('is among the samples', () => {
    expect(plain.length).toBeGreaterThan(3)
    expect(plain.join()).toContain('playground/content')
  })
})

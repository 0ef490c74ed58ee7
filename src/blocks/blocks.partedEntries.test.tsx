// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderEntry } from '../render/testing/renderEntry'
import { takeConsole } from '../utils/testing/consoleMessages'
import { defaultBlocks } from './defaultBlocks'
import { holdStill, readPage } from './internals/testing/expectSamePage'
import { createParted } from './internals/testing/renderParted'
import { ENTRY_FILES, entryIn } from './internals/testing/sampleEntries'

describe('an entry without behavior', () => {
  holdStill()
  const plain: string[] = []

  it.each(ENTRY_FILES)('is shown as by React, which reuses its elements: %s', async (file) => {
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

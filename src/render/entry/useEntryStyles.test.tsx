// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { BLOCK_TYPE, type ContentEntry, type EntryData } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { renderEntry } from '../testing/renderEntry'

const entry = (data: EntryData, id = 'e1'): ContentEntry =>
  deepFreeze({ id, data: { ...data, blocks: [{ '@type': BLOCK_TYPE, id: 'abc', class: 'card' }] } })

describe('useEntryStyles', () => {
  it('applies the CSS of an entry to its root and its blocks', async () => {
    const cssCode = 'body{color:rgb(1, 2, 3)} & .card{letter-spacing:7px}'
    const page = await renderEntry(entry({ cssCode }))
    expect(getComputedStyle(page.get('.builder-component-e1')).color).toBe('rgb(1, 2, 3)')
    expect(getComputedStyle(page.get('.card')).letterSpacing).toBe('7px')
  })

  it('replaces the CSS with the entry, and removes it at the end', async () => {
    const page = await renderEntry(entry({ cssCode: '.card{letter-spacing:7px}' }))
    const before = page.shadowRoot.adoptedStyleSheets.length
    await page.rerender(entry({ cssCode: '.card{letter-spacing:9px}' }))
    expect(getComputedStyle(page.get('.card')).letterSpacing).toBe('9px')
    expect(page.shadowRoot.adoptedStyleSheets).toHaveLength(before)
    await page.rerender(entry({}))
    expect(page.shadowRoot.adoptedStyleSheets).toHaveLength(before - 1)
  })

  it('leaves out imports with a warning', async () => {
    await renderEntry(entry({ cssCode: '@import "//x.test/a.css";' }))
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: the CSS of entry "e1": the style sheet "//x.test/a.css" was left out, since only those of known font hosts are loaded. Put its rules there, or name its host in the option fontHosts if it serves only fonts.',
    ])
  })

  it('loads fonts of the hosts that the site names into the document, while they are wanted', async () => {
    const { settings } = (window as unknown as { happyDOM: { settings: object } }).happyDOM
    Object.assign(settings, { handleDisabledFileLoadingAsSuccess: true })
    const links = document.getElementsByTagName('link')
    const sheets = () =>
      Array.from(links, ({ rel, href }) => (rel === 'stylesheet' ? [href] : [])).flat()
    const [own, known] = ['https://fonts.shop.test/a.css', 'https://fonts.bunny.net/css?family=b;c']
    const cssCode = `@import "${own}"; @import url(${known.replace('https:', '')});`
    const page = await renderEntry(entry({ cssCode }), [], { fontHosts: ['fonts.shop.test'] })
    expect(sheets()).toEqual([own, known])
    await page.rerender(entry({}))
    expect(sheets()).toEqual([])
  })

  it('means an entry whose id is no identifier', async () => {
    const page = await renderEntry(entry({ cssCode: '&{color:rgb(1, 2, 3)}' }, 'a:b'))
    const root = page.get('.builder-component')
    expect(getComputedStyle(root).color).toBe('rgb(1, 2, 3)')
  })
})

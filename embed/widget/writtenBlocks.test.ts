// @vitest-environment happy-dom
import { createElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { entry, text } from '../../src/content/testing/blocks'
import { renderToHtml } from '../../src/server/renderToHtml'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import type { SiteBlocksGlobal } from '../global/SiteBlocksGlobal'
import type { MountOptions } from '../options/MountOptions'
import { freshGlobal, insertServed } from '../testing/trackedPage'

const OPTIONS = { apiKey: 'key', model: 'page', host: 'https://content.test' }

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', undefined)
})

afterEach(() => {
  document.body.innerHTML = ''
})

function Own() {
  return createElement('p', {}, 'Own text')
}

describe('elements whose data a server left out', () => {
  const page = entry([text('Still'), text('', { bindings: { 'component.options.text': '1 + 1' } })])

  /** Takes a page over. Its content host has other content by now. */
  async function taken(
    options: Partial<MountOptions> = {},
    before?: (own: SiteBlocksGlobal, root: ShadowRoot) => void,
  ) {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string | Request) => {
      asked.push(String(url))
      return Response.json({ results: [{ ...page, data: { blocks: [text('Fetched')] } }] })
    })
    const container = insertServed(renderToHtml(page, OPTIONS).html)
    const root = container.shadowRoot as ShadowRoot
    const element = root.querySelector('.builder-text')
    const { siteBlocks } = freshGlobal()
    before?.(siteBlocks, root)
    const widget = siteBlocks.mount(container, { ...OPTIONS, canTrack: false, ...options })
    onTestFinished(() => widget.unmount())
    await widget.ready
    const words = (): string[] => Array.from(root.querySelectorAll('.builder-block'), textOf)
    return { asked, element, root, siteBlocks, widget, words }
  }
  const textOf = ({ textContent }: Element): string => textContent ?? ''

  it('stay as they are, in their styles, without a request', async () => {
    const { asked, element, root, words } = await taken()
    expect(words()).toEqual(['Still', '2'])
    expect(element?.isConnected).toBe(true)
    expect(Array.from(root.children, ({ localName }) => localName)).toEqual(['style', 'div'])
    expect(asked).toEqual([])
  })

  it.each<[what: string, change: (page: Awaited<ReturnType<typeof taken>>) => unknown]>([
    ['an option that all blocks read changes', ({ widget }) => widget.update({ data: { n: 1 } })],
    ['the content is loaded again', ({ widget }) => widget.reload()],
    [
      'a block of theirs becomes one of the site',
      ({ siteBlocks }) => siteBlocks.register('Text', { component: Own }),
    ],
  ])('are fetched when %s', async (_, change) => {
    const given = await taken()
    await change(given)
    await expect.poll(given.words).toHaveLength(1)
    expect(given.asked).toHaveLength(1)
    expect(given.root.querySelector('style')).toBeNull()
  })

  it.each<[what: string, options: Partial<MountOptions>, before?: (own: SiteBlocksGlobal) => void]>(
    [
      ['links are of the site', { renderLink: ({ children }) => createElement('a', {}, children) }],
      [
        'a block of theirs is one of the site',
        {},
        (own) => own.register('Text', { component: Own }),
      ],
    ],
  )('are fetched at once where %s', async (_, options, before) => {
    const { asked, words } = await taken(options, before)
    expect(words()).toHaveLength(1)
    expect(words()).not.toContain('Still')
    expect(asked).toHaveLength(1)
  })

  it.each<[what: string, change: (live: Element) => void]>([
    ['changes the text of', (live) => live.replaceChildren('from an extension')],
    [
      'wraps the text of',
      (live) =>
        live.replaceChildren(Object.assign(document.createElement('font'), { textContent: '2' })),
    ],
    ['empties', (live) => live.replaceChildren()],
    ['puts an element before', (live) => live.before(document.createElement('div'))],
    ['puts an element after', (live) => live.after(document.createElement('div'))],
    ['puts an element into', (live) => live.append(document.createElement('button'))],
  ])('stay, while the host is down, where an extension %s another block', async (_, change) => {
    const { root, words } = await taken({}, (_, served) => {
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('down')))
      change(served.querySelectorAll('.builder-block')[1] as Element)
    })
    const said: string[] = []
    await expect.poll(() => said.push(...takeConsole())).toBe(2)
    expect(said).toEqual([
      expect.stringContaining('did not match and was rendered again'),
      expect.stringContaining('down'),
    ])
    expect(words()).toEqual(['Still', '2'])
    expect(root.querySelector('style')).not.toBeNull()
  })

  it('stay when another block is registered', async () => {
    const { asked, element, siteBlocks } = await taken()
    siteBlocks.register('Own', { component: Own })
    await Promise.resolve()
    expect(element?.isConnected).toBe(true)
    expect(asked).toEqual([])
  })
})

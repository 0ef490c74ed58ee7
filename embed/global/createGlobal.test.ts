// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import type { Renderer } from '../page/Renderer'
import { wholeRenderer } from '../renderers/wholeRenderer'
import { createGlobal, pageEnvironment } from './createGlobal'

/** A renderer as the module build has it: React comes when something needs it. */
function partedRenderer(): Renderer {
  let isLoaded = false
  return {
    ...wholeRenderer,
    get React() {
      return (isLoaded ? wholeRenderer.React : undefined) as Renderer['React']
    },
    async loadReact() {
      isLoaded = true
    },
  }
}

describe('createGlobal', () => {
  it('has React at once where the renderer has it', () => {
    const { siteBlocks } = createGlobal(wholeRenderer)
    expect(siteBlocks.React).toBe(wholeRenderer.React)
  })

  it('names loadReact() when a page reads React before it has loaded', async () => {
    const { siteBlocks } = createGlobal(partedRenderer())
    expect(siteBlocks.React).toBeUndefined()
    expect(takeConsole()).toEqual([expect.stringContaining('Begin with SiteBlocks.loadReact()')])
    const { React } = await siteBlocks.loadReact()
    expect(React).toBe(wholeRenderer.React)
    expect(siteBlocks.React).toBe(React)
  })
})

describe('pageEnvironment', () => {
  it('reuses an answer that is under way, once', async () => {
    const sent = vi.fn(async () => new Response('late'))
    vi.stubGlobal('fetch', sent)
    const { fetch } = pageEnvironment({ 'https://a.test/': Promise.resolve(new Response('early')) })
    const { signal } = new AbortController()
    expect(
      await (await fetch('https://a.test/', { headers: {}, priority: 'high', signal })).text(),
    ).toBe('early')
    expect(await (await fetch('https://a.test/', { headers: {}, signal })).text()).toBe('late')
    expect(sent).toHaveBeenCalledOnce()
  })

  it('sends the request after all where no answer came', async () => {
    vi.stubGlobal('fetch', async () => new Response('own'))
    const { fetch } = pageEnvironment({ 'https://a.test/': Promise.reject(new TypeError('gone')) })
    expect(await (await fetch('https://a.test/', {})).text()).toBe('own')
  })

  it.each([
    ['another address', 'https://b.test/', {}],
    ['a header', 'https://a.test/', { headers: { Authorization: 'Bearer x' } }],
    ['an option', 'https://a.test/', { cache: 'no-cache' as const }],
    ['a name of Object', 'constructor', {}],
  ])('sends a request of its own for %s', async (_, url, init) => {
    vi.stubGlobal('fetch', async () => new Response('own'))
    const { fetch } = pageEnvironment({ 'https://a.test/': Promise.resolve(new Response('early')) })
    expect(await (await fetch(url, init)).text()).toBe('own')
  })
})

// @vitest-environment happy-dom
import { version } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { createGlobal } from '../global/createGlobal'
import { earlyGlobal, takeOver } from '../global/earlyGlobal'
import type { Command, SiteBlocksGlobal } from '../global/SiteBlocksGlobal'
import { expose } from '../global/start'
import { wholeRenderer } from '../renderers/wholeRenderer'
import { freshEnvironment, freshGlobal, options, saying, trackedPage } from '../testing/trackedPage'

const PATTERN = '(window.SiteBlocks ||= { q: [] }).q.push((SiteBlocks) => { … })'

const page = trackedPage()
const scope = window as unknown as { SiteBlocks?: SiteBlocksGlobal | { q: Command[] } }
const stub = (): SiteBlocksGlobal => scope.SiteBlocks as SiteBlocksGlobal
let script: HTMLScriptElement | undefined

beforeEach(async () => {
  delete scope.SiteBlocks
  script = undefined
  vi.spyOn(document.head, 'append').mockImplementation((added) => {
    script = added as HTMLScriptElement
  })
  await pasteStub()
})

async function pasteStub(data: Readonly<Record<string, string>> = {}): Promise<void> {
  const own = Object.assign(document.createElement('script'), { type: 'text/plain' })
  own.dataset.src = 'about:blank'
  Object.assign(own.dataset, data)
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
  vi.resetModules()
  await import('./loader')
}

/** Simulates the arrival of `embed.js`. */
function arrive(): SiteBlocksGlobal {
  const early = earlyGlobal(window)
  const { siteBlocks } = createGlobal(wholeRenderer, early?.early, freshEnvironment())
  expose(siteBlocks, globalThis)
  if (early) takeOver(early, siteBlocks)
  return siteBlocks
}

const entry = saying('Home')
const shownOptions = { ...options, content: entry }

describe('the loader stub', () => {
  it('has every function of the global, and queues by name the calls that have no answer', () => {
    const { siteBlocks } = freshGlobal()
    const names = Object.keys(siteBlocks).filter(
      (name) => typeof siteBlocks[name as 'mount'] === 'function',
    )
    expect(Object.keys(stub())).toEqual(expect.arrayContaining(names))
    stub().setConsent(true)
    stub().track('signup', { from: 'footer' })
    expect(stub().q).toEqual([
      ['setConsent', true],
      ['track', 'signup', { from: 'footer' }],
    ])
  })

  it.each<[string, (siteBlocks: SiteBlocksGlobal) => unknown]>([
    ['createClient', (siteBlocks) => siteBlocks.createClient({ apiKey: 'k' })],
    ['runAction', (siteBlocks) => siteBlocks.runAction('x')],
    ['React', ({ React }) => React],
    ['ReactDOM', ({ ReactDOM }) => ReactDOM],
    ['version', ({ version }) => version],
    ['scan()', (siteBlocks) => siteBlocks.scan()[0]],
    ['widget.client', (siteBlocks) => siteBlocks.mount('#a', options).client],
  ])('names the start pattern for %s, which it cannot stand in for', (name, use) => {
    expect(() => use(stub())).toThrow(
      `SiteBlocks: "${name}" is not available until embed.js has loaded. Use it in ${PATTERN}.`,
    )
  })

  it('loads the module build where its other parts are named, and has them fetched behind it', async () => {
    const append = vi.mocked(document.head.append)
    append.mockClear()
    delete scope.SiteBlocks
    await pasteStub({ live: '/modules/live-1.js /modules/sanitize-1.js' })
    const [live, sanitize, module] = append.mock.calls.flat() as [
      HTMLLinkElement,
      HTMLLinkElement,
      HTMLScriptElement,
    ]
    expect([live.rel, live.getAttribute('href')]).toEqual(['modulepreload', '/modules/live-1.js'])
    expect([live.fetchPriority, sanitize.fetchPriority]).toEqual(['low', 'low'])
    expect(sanitize.getAttribute('href')).toBe('/modules/sanitize-1.js')
    expect([module.type, { ...module.dataset }]).toEqual(['module', {}])
  })

  it('runs calls of the pattern in order, with those that came before it', async () => {
    const order: string[] = []
    scope.SiteBlocks = { q: [() => order.push('before the stub')] }
    await pasteStub()
    stub().registerAction('note', (word) => order.push(String(word)))
    stub().q.push(
      (siteBlocks) => siteBlocks.runAction('note', 'first'),
      () => {
        throw new Error('a mistake of the page')
      },
      (siteBlocks) => siteBlocks.q.push(() => order.push('pushed inside')),
      () => order.push('last'),
    )
    arrive()
    expect(order).toEqual(['before the stub', 'first', 'pushed inside', 'last'])
    expect(takeConsole()).toEqual([expect.stringContaining('"a mistake of the page"')])
  })

  it('is the global itself from then on, for those who held on to it or to its list', () => {
    const held = stub()
    const { q } = held
    const siteBlocks = arrive()
    expect(held.version).toBe(siteBlocks.version)
    const called = vi.fn()
    q.push(called)
    held.q.push(called)
    expect(called.mock.calls).toEqual([[siteBlocks], [siteBlocks]])
  })

  it('pasted twice is one, and yields to a script that is there', async () => {
    const first = stub()
    const { mount } = first
    script = undefined
    await pasteStub()
    expect(stub()).toBe(first)
    expect(first.mount).toBe(mount)
    const siteBlocks = arrive()
    await pasteStub()
    expect(stub()).toBe(siteBlocks)
    expect(script).toBeUndefined()
  })

  it('queues a call for React until the script is there', async () => {
    const wish = stub().loadReact()
    const siteBlocks = arrive()
    expect(await wish).toEqual({ React: siteBlocks.React, ReactDOM: siteBlocks.ReactDOM })
    expect((await wish).React.version).toBe(version)
  })

  it('lets a hook be removed before the script is there, and after', async () => {
    const [gone, kept] = [vi.fn(), vi.fn()]
    stub().addRequestHook(gone)()
    const remove = stub().addRequestHook(kept)
    const siteBlocks = arrive()
    await page.keep(siteBlocks.mount(page.container, options)).ready
    expect([gone.mock.calls.length, kept.mock.calls.length]).toEqual([0, 1])
    remove()
    await page.keep(siteBlocks.mount(page.addContainer(), { ...options, model: 'other' })).ready
    expect(kept).toHaveBeenCalledTimes(1)
  })
})

describe('a widget that was mounted before the script', () => {
  it('becomes the real one: ready, on, update, reload, in order', async () => {
    const widget = stub().mount(page.container, shownOptions)
    const [heard, removed] = [vi.fn(), vi.fn()]
    widget.on('ready', heard)
    widget.on('ready', removed)()
    widget.update({ data: { plan: 'pro' } })
    const reloaded = widget.reload()
    expect(widget.entry).toBeNull()

    const siteBlocks = arrive()
    page.keep(widget)
    expect(await widget.ready).toMatchObject({ id: 'home' })
    await reloaded
    expect(widget.entry).toMatchObject({ id: 'home' })
    expect(heard).toHaveBeenCalledTimes(1)
    expect(removed).not.toHaveBeenCalled()
    expect(siteBlocks.mount(page.container, shownOptions).client).toBe(widget.client)
    const undo = widget.on('click', removed)
    undo()
    page.click()
    expect(removed).not.toHaveBeenCalled()
    expect(() => widget.update({ offset: 'ten' as never })).toThrow('option "offset"')
  })

  it('is never mounted when it is unmounted before', async () => {
    const widget = stub().mount(page.container, options)
    widget.on('ready', () => {})
    widget.unmount()
    widget.update({ locale: 'de' })
    expect(await widget.ready).toBeNull()
    arrive()
    await widget.reload()
    expect(page.container.shadowRoot).toBeNull()
    expect(page.asked).toEqual([])
  })

  it('is removed when it is unmounted afterwards', async () => {
    const widget = stub().mount(page.container, shownOptions)
    arrive()
    await widget.ready
    widget.unmount()
    widget.unmount()
    expect(page.shown()).toBe('')
  })

  it('says why it cannot be mounted, and is ready without an entry', async () => {
    const widget = stub().mount('#nowhere', options)
    const after = vi.fn()
    stub().q.push(after)
    arrive()
    expect(await widget.ready).toBeNull()
    expect(after).toHaveBeenCalled()
    expect(takeConsole()).toEqual([
      expect.stringContaining('container "#nowhere" did not match any element'),
    ])
  })

  it('is ready without an entry when the script cannot be loaded', async () => {
    const widget = stub().mount(page.container, options)
    const reloaded = widget.reload()
    script?.dispatchEvent(new Event('error'))
    expect(await widget.ready).toBeNull()
    await reloaded
  })
})

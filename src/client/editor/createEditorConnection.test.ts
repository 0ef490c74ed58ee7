import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { ClientOptions } from '../options/ClientOptions'
import { pageControls } from '../pageControls'
import { flushPromises } from '../testing/contentPage'
import { createFramedPage, watchModel } from './testing/framedPage'

describe('createEditorConnection', () => {
  const abilities = {
    supportsPatchUpdates: 'v4',
    supportsCustomBreakpoints: true,
    supportsXSmallBreakpoint: true,
    blockLevelPersonalization: true,
    version: '0.0.0',
  }

  it('introduces the page once, as both of the builder’s clients do', () => {
    const page = createFramedPage()
    const client = page.client()
    expect(page.takeSent()).toEqual([
      ['isReactSdk', { value: true, ...abilities, supportsGlobalSymbols: true }],
      ['animatorOptions', { options: { version: 2 } }],
      ['loaded', { value: true }],
    ])
    expect(page.messageListeners()).toBe(1)
    watchModel(client)
    watchModel(page.client(), 'hero')
    const [first, ...others] = page.takeSent()
    expect(first).toEqual([
      'sdkInfo',
      {
        target: 'react',
        ...abilities,
        supportsAddBlockScoping: true,
        modelName: 'page',
        apiKey: 'k',
      },
    ])
    expect(others.map(([name]) => name)).toEqual(['sdkInjected', 'updateContent', 'sdkInjected'])
  })

  it('announces the actions of the page and the client, now and later', async () => {
    const page = createFramedPage()
    const controls = pageControls(page.environment)
    controls.registerAction('early', () => {})
    const client = page.client()
    client.registerAction('own "1"', () => {})
    controls.registerAction('late', () => {})
    const offered = () =>
      page
        .takeSent()
        .filter(([name]) => name === 'registerAction')
        .map(([, data]) => data as { id: string; action: string })
    const first = offered()
    expect(first[0]).toEqual({
      id: 'early',
      name: 'early',
      kind: 'any',
      inputs: [],
      action: expect.any(String),
    })
    // The editor calls the function, and writes the code that it returns into the content.
    expect(first.map(({ action }) => new Function(`return (${action})()`)())).toEqual([
      'builder.runAction("early")',
      'builder.runAction("own \\"1\\"")',
      'builder.runAction("late")',
    ])
    client.destroy()
    controls.registerAction('after', () => {})
    expect(offered()).toEqual([])
  })

  it.each([
    { action: (options: object) => `run(${JSON.stringify(options)})` },
    {
      action(options: object) {
        return `run(${JSON.stringify(options)})`
      },
    },
  ])('announces an action with its fields, and the source of its function', ({ action }) => {
    const page = createFramedPage()
    page.client()
    const inputs = [{ name: 'sku', type: 'text', showIf: () => true }]
    pageControls(page.environment).registerAction({ name: 'Add to cart', inputs, action })
    const [name, data] = page.takeSent().pop() ?? []
    expect(name).toBe('registerAction')
    expect(data).toMatchObject({
      id: 'Add to cart',
      name: 'Add to cart',
      kind: 'any',
      inputs: [{ name: 'sku', type: 'text' }],
    })
    const { action: source } = data as { readonly action: string }
    expect(new Function(`return (${source})({ sku: 1 })`)()).toBe('run({"sku":1})')
  })

  it('reports what was there before the editor', async () => {
    const page = createFramedPage({ search: '' })
    const client = page.client()
    watchModel(client)
    await flushPromises()
    page.window.location.search = '?builder.frameEditing=page'
    client.startPageView()
    expect(page.takeSent().map(([name]) => name)).toEqual([
      'isReactSdk',
      'animatorOptions',
      'loaded',
      'sdkInfo',
      'sdkInjected',
      'updateContent',
      'updateContent',
      'contentResults',
    ])
  })

  it.each<[name: string, options: Partial<ClientOptions>, page: object]>([
    ['a page without a frame', {}, { isFramed: false }],
    ['a page without a key', {}, { search: '' }],
    ['an untrusted editor', { trustedHosts: [] }, {}],
  ])('receives and sends no messages on %s', async (_name, options, where) => {
    const page = createFramedPage(where)
    const client = page.client(options)
    const { last } = watchModel(client)
    await flushPromises()
    page.hear('contentUpdate', { key: 'page', data: { id: 'x', data: {} } })
    expect(client.editing).toBeUndefined()
    expect(last()).toEqual([{ id: 'e1', data: {} }])
    expect(page.messageListeners()).toBe(0)
    expect(page.takeSent()).toEqual([])
  })

  it.each([
    { search: '?builder.frameEditing=page', isFramed: true, authoring: true },
    { search: '?builder.preview=page', isFramed: false, authoring: true },
    { search: '?builder.tests.cid=v1', isFramed: false, authoring: true },
    { search: '?builder.noCache=true', isFramed: true, authoring: true },
    { search: '', isFramed: true, authoring: false },
  ])('says on a page "$search" whether an author is editing: $authoring', (row) => {
    expect(createFramedPage(row).client().authoring).toBe(row.authoring)
  })

  it('reads no cookie, stores nothing and records nothing', async () => {
    const page = createFramedPage()
    const client = page.client({ canTrack: true })
    client.setConsent(true)
    watchModel(client)
    await flushPromises()
    client.trackImpression('e1')
    client.setUserAttributes({ plan: 'pro' })
    page.hear('overrideUserAttributes', { plan: 'free' })
    page.hear('overrideTestGroup', { contentId: 'e1', variationId: 'v1' })
    client.destroy()
    expect(client.canTrack).toBe(false)
    expect(page.accesses.count).toBe(0)
    expect(page.sendBeacon).not.toHaveBeenCalled()
  })

  const ping = { type: 'builder.ping', data: {} }
  const code = { text: 'globalThis.pwned = 1', arguments: [], id: 1 }

  it.each<[what: string, message: unknown, sender?: object]>([
    ['another origin', ping, { origin: 'https://evil.com' }],
    ['an origin that begins alike', ping, { origin: 'https://builder.io.evil.com' }],
    ['another window', ping, { source: { postMessage() {} } }],
    ['no window', ping, { source: null }],
    ['nothing', undefined],
    ['null', null],
    ['a text', 'builder.ping'],
    ['a list', ['builder.ping']],
    ['no type', {}],
    ['a type without a prefix', { type: 'ping' }],
    ['a type in capitals', { type: 'Builder.ping' }],
    ['a type that is no text', { type: { toString: () => 'builder.ping' } }],
    ['a type of the prototype', Object.create({ type: 'builder.ping' })],
    ...['__proto__', 'constructor', 'toString', 'register', 'unknown', ''].map(
      (name): [string, unknown] => [`the name "${name}"`, { type: `builder.${name}`, data: code }],
    ),
  ])('ignores messages of %s', (_what, message, sender) => {
    const page = createFramedPage()
    page.client()
    page.takeSent()
    page.receiveAnything(message, sender)
    expect(page.takeSent()).toEqual([])
    expect(globalThis).not.toHaveProperty('pwned')
  })

  it('says which message could not be read', async () => {
    const page = createFramedPage()
    const { last } = watchModel(page.client())
    await flushPromises()
    page.hear('contentUpdate', { key: 'page', data: 'nonsense' })
    expect(takeConsole()).toEqual([
      `warn: SiteBlocks: the editor's message "contentUpdate" was ignored: entry must be an object, got "nonsense". Pass an entry as the content host sends it.`,
    ])
    expect(last()).toEqual([{ id: 'e1', data: {} }])
  })

  it('leaves the page as it was', async () => {
    const page = createFramedPage()
    const client = page.client()
    const { shown } = watchModel(client)
    const listener = vi.fn()
    client.editing?.on('resetState', listener)
    page.hear('editingMode', true)
    page.hear('editingPageMode', true)
    expect([...page.bodyClasses]).toEqual(['builder-editing', 'builder-editing-page'])
    page.takeSent()

    client.destroy()
    client.destroy()
    page.hear('ping')
    page.hear('resetState', { model: 'page', state: {} })
    await flushPromises()
    expect(page.bodyClasses.size).toBe(0)
    expect(page.messageListeners()).toBe(0)
    expect(page.listenerCount()).toBe(0)
    expect(page.takeSent()).toEqual([])
    expect(listener).not.toHaveBeenCalled()
    expect(shown).toEqual([])
  })

  it("leaves the page's own classes alone", () => {
    const page = createFramedPage()
    page.bodyClasses.add('builder-editing')
    page.client().destroy()
    expect([...page.bodyClasses]).toEqual(['builder-editing'])
  })
})

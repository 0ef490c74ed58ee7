// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { block, entry as entryOf } from '../src/content/testing/blocks'
import type { ContentEntry } from '../src/content/types'
import { type ClientEnvironment, defaultEnvironment, type TrackedEvent } from '../src/index'
import { takeConsole } from '../src/utils/testing/consoleGuard'
import { createGlobal } from './page/createGlobal'
import { createPage } from './page/createPage'
import { createMount, type Mounts } from './widget/createMount'
import type { MountOptions } from './widget/MountOptions'
import type { Widget } from './widget/Widget'

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0'
const options = { apiKey: 'k', model: 'page', host: 'https://content.test' }

let container: HTMLElement
let sent: TrackedEvent[]
let asked: string[]
let answer: (url: string) => unknown
let mounts: Mounts
let mounted: Widget[]

const wait = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms))
const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const entry = (words: string, more: Partial<ContentEntry> = {}): ContentEntry =>
  entryOf([block({ properties: { text: words } })], {
    id: words.toLowerCase(),
    name: words,
    ...more,
  })
const tested = (): ContentEntry =>
  entry('Home', {
    variations: { v1: { id: 'v1', name: 'V', testRatio: 1, data: { blocks: [] } } },
  })
const types = (): string[] => sent.map(({ type }) => type)
const impressions = (): unknown[] =>
  sent
    .filter(({ type }) => type === 'impression')
    .map(({ data }) => [data.contentId, new URL(String(data.metadata.url)).pathname])
const shown = (): string => container.shadowRoot?.textContent ?? ''

/** As if the page had just been loaded: nothing is shared with the tests before. */
function freshEnvironment(): ClientEnvironment {
  return { ...defaultEnvironment() }
}

function mount(more: Partial<MountOptions> = {}, at = container): Widget {
  const widget = mounts.mount(at, { ...options, ...more })
  mounted.push(widget)
  return widget
}

function click(): void {
  container.shadowRoot
    ?.querySelector('.builder-block')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
}

beforeEach(() => {
  Object.defineProperty(window.navigator, 'userAgent', { value: CHROME, configurable: true })
  // Without an observer everything is in view at once.
  vi.stubGlobal('IntersectionObserver', undefined)
  history.replaceState(null, '', '/')
  localStorage.clear()
  for (const pair of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: tests start without any.
    document.cookie = `${pair.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`
  }
  container = document.createElement('div')
  document.body.append(container)
  sent = []
  asked = []
  mounted = []
  answer = () => json({ results: [entry('Home')] })
  mounts = createMount(createPage([], freshEnvironment()))
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!url.includes('/api/v1/track')) {
      asked.push(url)
      return answer(url)
    }
    sent.push(...JSON.parse(String(init.body)).events)
    return json({})
  })
  window.navigator.sendBeacon = (_url, body) => {
    sent.push(...JSON.parse(String(body)).events)
    return true
  }
})
afterEach(() => {
  for (const widget of mounted) widget.unmount()
  document.body.replaceChildren()
})

describe('a route with reloadOnRoute', () => {
  const byPath = (url: string) =>
    json({ results: [entry(decodeURIComponent(url).includes('"/about"') ? 'About' : 'Home')] })

  it('is a new page view, in which impressions count again', async () => {
    answer = byPath
    await mount({ reloadOnRoute: true }).ready
    await wait()
    history.pushState({}, '', '/about')
    await vi.waitFor(() => expect(impressions()).toHaveLength(2))
    history.pushState({}, '', '/')
    await vi.waitFor(() => expect(impressions()).toHaveLength(3))
    expect(impressions()).toEqual([
      ['home', '/'],
      ['about', '/about'],
      ['home', '/'],
    ])
  })

  it('counts the same entry anew, once for all widgets, whether they follow routes or not', async () => {
    const banner = document.createElement('div')
    document.body.append(banner)
    await mount({ reloadOnRoute: true }).ready
    await mount({}, banner).ready
    await wait()
    history.pushState({}, '', '/a')
    await vi.waitFor(() => expect(impressions()).toHaveLength(2))
    history.pushState({}, '', '/b')
    await vi.waitFor(() => expect(impressions()).toHaveLength(3))
    await wait()
    expect(impressions()).toEqual([
      ['home', '/'],
      ['home', '/a'],
      ['home', '/b'],
    ])
  })

  it('shows the variation that was picked before consent came', async () => {
    answer = () => json({ results: [tested()] })
    const widget = mount({ reloadOnRoute: true, canTrack: false })
    const heard: string[] = []
    widget.on('variation', ({ variationId }) => heard.push(variationId))
    await widget.ready
    widget.client.setConsent(true)
    history.pushState({}, '', '/next')
    await vi.waitFor(() => expect(heard).toEqual(['home', 'v1']))
  })

  it('takes away the content of the address before when its request fails', async () => {
    await mount({ reloadOnRoute: true }).ready
    expect(shown()).toContain('Home')
    answer = () => json({}, 500)
    history.pushState({}, '', '/other')
    await vi.waitFor(() => expect(takeConsole()).toHaveLength(1))
    await vi.waitFor(() => expect(shown()).not.toContain('Home'))
  })
})

describe('update()', () => {
  it('keeps what the visitor refused', async () => {
    const widget = mount()
    await widget.ready
    await wait()
    widget.client.setConsent(false)
    sent.length = 0
    widget.update({ locale: 'de' })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    await wait()
    expect(widget.client.canTrack).toBe(false)
    expect(sent).toEqual([])
    expect(localStorage.getItem('builderVisitorId')).toBeNull()
    expect(document.cookie).toBe('')
  })

  it('keeps hooks, attributes and actions', async () => {
    const widget = mount()
    await widget.ready
    await wait()
    widget.client.setConsent(false)
    widget.client.setConsent(true)
    widget.client.addTrackingHook(() => null)
    widget.client.setUserAttributes({ plan: 'pro' })
    widget.client.registerAction('hi', () => 1)
    widget.update({ locale: 'de' })
    await wait()
    sent.length = 0
    widget.client.track('secret')
    await wait()
    expect(sent).toEqual([])
    expect(widget.client.getUserAttributes()).toMatchObject({ plan: 'pro', locale: 'de' })
    expect(widget.client.runAction('hi')).toBe(1)
  })

  it('keeps events that wait for consent', async () => {
    const widget = mount({ canTrack: false })
    await widget.ready
    widget.client.trackConversion(99, 'home')
    widget.update({ userAttributes: { plan: 'pro' } })
    widget.client.setConsent(true)
    await vi.waitFor(() => expect(types()).toContain('conversion'))
  })

  it('of a client’s option counts no impression again', async () => {
    const widget = mount()
    await widget.ready
    widget.update({ userAttributes: { plan: 'pro' } })
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    await wait()
    expect(impressions()).toHaveLength(1)
  })

  it('that cannot fetch leaves content whose clicks are recorded', async () => {
    const widget = mount()
    await widget.ready
    await wait()
    answer = () => json({}, 500)
    widget.update({ locale: 'fr' })
    await vi.waitFor(() => expect(takeConsole()).toHaveLength(1))
    expect(shown()).toContain('Home')
    sent.length = 0
    click()
    widget.client.track('probe')
    await vi.waitFor(() => expect(types()).toEqual(['click', 'probe']))
  })

  it.each([
    { name: 'a client’s option', changed: { canTrack: 'no' } },
    { name: 'a request’s option', changed: { limit: 'x' } },
    { name: 'an option of its own', changed: { reloadOnRoute: 1 } },
  ])('throws for $name of the wrong type, and changes nothing', async ({ changed }) => {
    const widget = mount()
    await widget.ready
    await wait()
    sent.length = 0
    expect(() => widget.update({ ...changed, model: 'other' } as never)).toThrow(TypeError)
    widget.client.track('probe')
    click()
    await vi.waitFor(() => expect(types().sort()).toEqual(['click', 'probe']))
    expect(asked).toHaveLength(1)
  })

  it.each([
    { isolation: 'light' },
    { minHeight: 10 },
    { nonce: 'n' },
    { responsiveTo: 'container' },
    { trustedHosts: [] },
  ] as const)('throws for %j, which cannot change', async (changed) => {
    const widget = mount()
    await widget.ready
    const [name] = Object.keys(changed)
    expect(() => widget.update({ ...changed, model: 'other' })).toThrow(
      `SiteBlocks: option "${name}" cannot be changed after mount()`,
    )
    await wait()
    expect(asked).toHaveLength(1)
  })

  it('loads at once what waited for the page to be idle', async () => {
    Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} })
    const widget = mount({ loading: 'idle' })
    widget.update({ loading: 'eager' })
    await widget.ready
    Reflect.deleteProperty(window, 'requestIdleCallback')
    expect(asked).toHaveLength(1)
  })

  it('uses the blocks that it is given', async () => {
    const component = { name: 'Mine', options: {} }
    answer = () => json({ results: [entryOf([block({ component })])] })
    const saying = (words: string) => ({
      mount(element: HTMLElement) {
        element.textContent = words
      },
    })
    const widget = mount({ blocks: { Mine: saying('old') } })
    await widget.ready
    expect(shown()).toContain('old')
    widget.update({ blocks: { Mine: saying('new') } })
    await vi.waitFor(() => expect(shown()).toContain('new'))
  })

  it('fetches nothing for another function, or for equal headers', async () => {
    const more = (value: string): Partial<MountOptions> => ({
      onDebug: () => {},
      renderLink: () => {
        throw new Error('unused')
      },
      fetchOptions: { headers: new Headers({ 'x-one': value }) },
    })
    await mount(more('1')).ready
    mount(more('1'))
    await wait()
    expect(asked).toHaveLength(1)
    mount(more('2'))
    await vi.waitFor(() => expect(asked).toHaveLength(2))
  })
})

describe('the event ready', () => {
  it('comes although other content arrives while the first is rendered', async () => {
    const onReady = vi.fn()
    const widget = mount({ content: entry('One'), onReady })
    for (let turn = 0; turn < 14; turn++) await Promise.resolve()
    widget.update({ content: entry('Two') })
    expect(await widget.ready).not.toBeNull()
    await vi.waitFor(() => expect(shown()).toContain('Two'))
    await wait()
    expect(onReady).toHaveBeenCalledTimes(1)
  })

  it('comes once, although content goes and comes again', async () => {
    const onReady = vi.fn()
    const widget = mount({ onReady })
    await widget.ready
    answer = () => json({ results: [] })
    await widget.reload()
    expect(shown()).not.toContain('Home')
    answer = () => json({ results: [entry('Home')] })
    await widget.reload()
    expect(shown()).toContain('Home')
    expect(onReady).toHaveBeenCalledTimes(1)
  })
})

describe('impressions and clicks', () => {
  it('of one entry in two widgets are one impression', async () => {
    const other = document.createElement('div')
    document.body.append(other)
    await Promise.all([mount().ready, mount({}, other).ready])
    await vi.waitFor(() => expect(impressions()).toHaveLength(1))
    await wait()
    expect(impressions()).toHaveLength(1)
  })

  it.each([
    { name: 'autoTrack off', more: { autoTrack: false } },
    { name: 'content that the page brings along', more: { apiKey: '', content: entry('Home') } },
    { name: 'a preview', more: {}, search: '?builder.preview=page' },
    { name: 'a hook that drops events', more: {}, drops: true },
  ])('are dispatched as DOM events with $name, and not sent', async ({ more, search, drops }) => {
    if (search) history.replaceState(null, '', `/${search}`)
    mounts = createMount(createPage([], freshEnvironment()))
    const [onClick, onImpression] = [vi.fn(), vi.fn()]
    const widget = mount({ ...more, onClick, onImpression })
    if (drops) widget.client.addTrackingHook(() => null)
    await widget.ready
    await wait()
    click()
    await wait()
    for (const [called, type] of [
      [onImpression, 'impression'],
      [onClick, 'click'],
    ] as const) {
      expect(called).toHaveBeenCalledTimes(1)
      expect(called.mock.calls[0]?.[0].event).toMatchObject({ type, data: { contentId: 'home' } })
    }
    expect(sent).toEqual([])
  })
})

describe('the event variation', () => {
  it('is told to listeners that come late, with entry, model and variation', async () => {
    answer = () => json({ results: [tested()] })
    const widget = mount()
    await widget.ready
    const heard = vi.fn()
    widget.on('variation', heard)
    await wait(0)
    expect(heard.mock.calls).toEqual([
      [{ entryId: 'home', entryName: 'Home', model: 'page', variationId: 'v1', name: 'V' }],
    ])
  })
})

describe('the page', () => {
  it('writes nothing, not for a moment, for a visitor who refused before mount()', async () => {
    const { siteBlocks } = createGlobal(undefined, freshEnvironment())
    const writes: string[] = []
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void writes.push(key))
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void writes.push(text))
    siteBlocks.setConsent(false)
    const widget = siteBlocks.mount(container, options)
    mounted.push(widget)
    await widget.ready
    widget.update({ locale: 'de' })
    await wait()
    widget.unmount()
    expect(writes).toEqual([])
  })

  it('sends its conversions to one space, whatever update() changes', async () => {
    const { siteBlocks } = createGlobal(undefined, freshEnvironment())
    const other = document.createElement('div')
    document.body.append(other)
    const one = siteBlocks.mount(container, { ...options, apiKey: 'space1' })
    const two = siteBlocks.mount(other, { ...options, apiKey: 'space2' })
    mounted.push(one, two)
    await Promise.all([one.ready, two.ready])
    siteBlocks.trackConversion(1)
    one.update({ userAttributes: { plan: 'pro' } })
    await wait()
    siteBlocks.trackConversion(2)
    await wait()
    const conversions = sent.filter(({ type }) => type === 'conversion')
    expect(conversions.map(({ data }) => data.ownerId)).toEqual(['space1', 'space1'])
  })
})

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../src/utils/testing/consoleGuard'
import { createGlobal } from './page/createGlobal'
import { wholeRenderer } from './page/wholeRenderer'
import {
  freshEnvironment,
  json,
  options,
  pause,
  reactIsDone,
  saying,
  trackedPage,
} from './testing/trackedPage'

const page = trackedPage()

const tested = () =>
  saying('Home', {
    variations: { v1: { id: 'v1', name: 'V', testRatio: 1, data: { blocks: [] } } },
  })

describe('a route with reloadOnRoute', () => {
  const byPath = (url: string) =>
    json({ results: [saying(decodeURIComponent(url).includes('"/about"') ? 'About' : 'Home')] })

  it('is a new page view, in which impressions count again', async () => {
    page.answer = byPath
    await page.mount({ reloadOnRoute: true }).ready
    await pause()
    history.pushState({}, '', '/about')
    await expect.poll(() => page.impressions()).toHaveLength(2)
    history.pushState({}, '', '/')
    await expect.poll(() => page.impressions()).toHaveLength(3)
    expect(page.impressions()).toEqual([
      ['home', '/'],
      ['about', '/about'],
      ['home', '/'],
    ])
  })

  it('counts the same entry anew, once for all widgets, whether they follow routes or not', async () => {
    const banner = document.createElement('div')
    document.body.append(banner)
    await page.mount({ reloadOnRoute: true }).ready
    await page.mount({}, banner).ready
    await pause()
    history.pushState({}, '', '/a')
    await expect.poll(() => page.impressions()).toHaveLength(2)
    history.pushState({}, '', '/b')
    await expect.poll(() => page.impressions()).toHaveLength(3)
    await pause()
    expect(page.impressions()).toEqual([
      ['home', '/'],
      ['home', '/a'],
      ['home', '/b'],
    ])
  })

  it('shows the variation that was picked before consent came', async () => {
    page.answer = () => json({ results: [tested()] })
    const widget = page.mount({ reloadOnRoute: true, canTrack: false })
    const heard: string[] = []
    widget.on('variation', ({ variationId }) => heard.push(variationId))
    await widget.ready
    widget.client.setConsent(true)
    history.pushState({}, '', '/next')
    await expect.poll(() => heard).toEqual(['home', 'v1'])
  })

  it('takes away the content of the address before when its request fails', async () => {
    await page.mount({ reloadOnRoute: true }).ready
    expect(page.shown()).toContain('Home')
    page.answer = () => json({}, 500)
    history.pushState({}, '', '/other')
    await expect.poll(() => takeConsole()).toHaveLength(1)
    await expect.poll(() => page.shown()).not.toContain('Home')
  })
})

describe('a route', () => {
  async function pass(ms = 50): Promise<void> {
    await vi.advanceTimersByTimeAsync(ms)
    // Impressions are sent once their entry is in view.
    await reactIsDone()
    await vi.advanceTimersByTimeAsync(10)
  }
  /** Longer than a route takes to settle. */
  const settled = () => pass(600)

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it('is a page view for content that stays, although nothing is fetched', async () => {
    await page.mount().ready
    await pass()
    history.pushState({}, '', '/about')
    await settled()
    history.pushState({}, '', '/about?page=2')
    await settled()
    expect(page.asked).toHaveLength(1)
    expect(page.impressions()).toEqual([
      ['home', '/'],
      ['home', '/about'],
      ['home', '/about'],
    ])
  })

  it('records nothing of content that is replaced soon, under the address that it leads to', async () => {
    const header = page.addContainer()
    await page.mount({ content: saying('Header'), reloadOnRoute: true }, header).ready
    const old = page.mount({ content: saying('Old') })
    await old.ready
    await pass()
    history.pushState({}, '', '/about')
    await pass(150)
    old.update({ context: { rendered: 'again' } })
    await pass()
    old.unmount()
    await page.mount({ content: saying('About') }, page.addContainer()).ready
    await settled()
    expect(page.impressions()).toEqual([
      ['header', '/'],
      ['old', '/'],
      ['header', '/about'],
      ['about', '/about'],
    ])
  })

  it('records what comes for the address before only if it stays', async () => {
    page.answer = async () => {
      await new Promise((resolve) => setTimeout(resolve, 100))
      return json({ results: [saying('Home')] })
    }
    const widget = page.mount()
    history.pushState({}, '', '/about')
    await pass(200)
    await widget.ready
    expect(page.impressions()).toEqual([])
    await settled()
    expect(page.impressions()).toEqual([['home', '/about']])
  })

  it('is no address that differs in a campaign alone', async () => {
    history.replaceState({}, '', '/?utm_source=mail&gclid=1')
    await page.mount({ reloadOnRoute: true }).ready
    await pass()
    history.replaceState({}, '', '/')
    await settled()
    expect(page.asked).toHaveLength(1)
    expect(page.impressions()).toHaveLength(1)
  })

  it('is another path alone where the widgets say so', async () => {
    await page.mount({ reloadOnRoute: 'path' }).ready
    await pass()
    history.pushState({}, '', '/?page=2')
    await settled()
    expect(page.asked).toHaveLength(1)
    expect(page.impressions()).toHaveLength(1)
    history.pushState({}, '', '/about')
    await expect.poll(() => page.asked).toHaveLength(2)
  })

  it('leaves what follows paths as it is when the query changes for others', async () => {
    const other = page.addContainer()
    const counted = { content: saying('Path') }
    await page.mount({ ...counted, reloadOnRoute: 'path' }, other).ready
    await page.mount({ reloadOnRoute: true }).ready
    await pass()
    history.pushState({}, '', '/?page=2')
    await settled()
    expect(page.asked).toHaveLength(2)
    expect(page.impressions()).toEqual([
      ['path', '/'],
      ['home', '/'],
      ['home', '/'],
      ['path', '/'],
    ])
  })

  it('gives up the request for the one before, and remembers nothing of it', async () => {
    page.answer = async (url) => {
      const { urlPath } = JSON.parse(new URL(url).searchParams.get('userAttributes') ?? '')
      await new Promise((resolve) => setTimeout(resolve, 100))
      return json({ results: [{ ...tested(), id: `at-${urlPath.slice(1)}` }] })
    }
    page.mount({ reloadOnRoute: true })
    await pass(10)
    for (let route = 1; route < 10; route++) {
      history.pushState({}, '', `/r${route}`)
      await pass(10)
    }
    await settled()
    expect(page.asked).toHaveLength(10)
    expect(page.aborted).toBe(9)
    expect(document.cookie.match(/builder\.tests\.[^=]*/g)).toEqual(['builder.tests.at-r9'])
  })
})

describe('the event ready', () => {
  it('comes although other content arrives while the first is rendered', async () => {
    const onReady = vi.fn()
    const widget = page.mount({ content: saying('One'), onReady })
    for (let turn = 0; turn < 14; turn++) await Promise.resolve()
    widget.update({ content: saying('Two') })
    expect(await widget.ready).not.toBeNull()
    await expect.poll(() => page.shown()).toContain('Two')
    await pause()
    expect(onReady).toHaveBeenCalledTimes(1)
  })

  it('comes once, although content goes and comes again', async () => {
    const onReady = vi.fn()
    const widget = page.mount({ onReady })
    await widget.ready
    page.answer = () => json({ results: [] })
    await widget.reload()
    await expect.poll(() => page.shown()).not.toContain('Home')
    page.answer = () => json({ results: [saying('Home')] })
    await widget.reload()
    expect(page.shown()).toContain('Home')
    expect(onReady).toHaveBeenCalledTimes(1)
  })
})

describe('impressions and clicks', () => {
  it('of one entry in two widgets are one impression', async () => {
    const other = document.createElement('div')
    document.body.append(other)
    await Promise.all([page.mount().ready, page.mount({}, other).ready])
    await expect.poll(() => page.impressions()).toHaveLength(1)
    await pause()
    expect(page.impressions()).toHaveLength(1)
  })

  it.each([
    { name: 'autoTrack off', more: { autoTrack: false } },
    { name: 'content that the page brings along', more: { apiKey: '', content: saying('Home') } },
    { name: 'a preview', more: {}, search: '?builder.preview=page' },
    { name: 'a hook that drops events', more: {}, drops: true },
  ])('are dispatched as DOM events with $name, and not sent', async ({ more, search, drops }) => {
    if (search) history.replaceState(null, '', `/${search}`)
    page.load()
    const [onClick, onImpression] = [vi.fn(), vi.fn()]
    const widget = page.mount({ ...more, onClick, onImpression })
    if (drops) widget.client.addTrackingHook(() => null)
    await widget.ready
    await pause()
    page.click()
    await pause()
    for (const [called, type] of [
      [onImpression, 'impression'],
      [onClick, 'click'],
    ] as const) {
      expect(called).toHaveBeenCalledTimes(1)
      expect(called.mock.calls[0]?.[0].event).toMatchObject({ type, data: { contentId: 'home' } })
    }
    expect(page.sent).toEqual([])
  })
})

describe('the event variation', () => {
  it('is told to listeners that come late, with entry, model and variation', async () => {
    page.answer = () => json({ results: [tested()] })
    const widget = page.mount()
    await widget.ready
    const heard = vi.fn()
    widget.on('variation', heard)
    await pause(0)
    expect(heard.mock.calls).toEqual([
      [{ entryId: 'home', entryName: 'Home', model: 'page', variationId: 'v1', name: 'V' }],
    ])
  })
})

describe('the page', () => {
  it('writes nothing, not for a moment, for a visitor who refused before mount()', async () => {
    const { siteBlocks } = createGlobal(wholeRenderer, undefined, freshEnvironment())
    const writes: string[] = []
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void writes.push(key))
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void writes.push(text))
    siteBlocks.setConsent(false)
    const widget = siteBlocks.mount(page.container, options)
    page.keep(widget)
    await widget.ready
    widget.update({ locale: 'de' })
    await pause()
    widget.unmount()
    expect(writes).toEqual([])
  })

  it('sends its conversions to one space, whatever update() changes', async () => {
    const { siteBlocks } = createGlobal(wholeRenderer, undefined, freshEnvironment())
    const other = document.createElement('div')
    document.body.append(other)
    const one = siteBlocks.mount(page.container, { ...options, apiKey: 'space1' })
    const two = siteBlocks.mount(other, { ...options, apiKey: 'space2' })
    page.keep(one)
    page.keep(two)
    await Promise.all([one.ready, two.ready])
    siteBlocks.trackConversion(1)
    one.update({ userAttributes: { plan: 'pro' } })
    await pause()
    siteBlocks.trackConversion(2)
    await pause()
    const conversions = page.sent.filter(({ type }) => type === 'conversion')
    expect(conversions.map(({ data }) => data.ownerId)).toEqual(['space1', 'space1'])
  })
})

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { freshGlobal, json, options, pause, saying, trackedPage } from './testing/trackedPage'

const page = trackedPage()

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
    const widget = await page.show({ onReady })
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
  it('is reported to late listeners, with entry, model and variation', async () => {
    const widget = page.mountVaried()
    await widget.ready
    const heard = vi.fn()
    widget.on('variation', heard)
    await pause(0)
    expect(heard.mock.calls).toEqual([
      [{ entryId: 'home', entryName: 'Home', model: 'page', variationId: 'bold', name: 'Bold' }],
    ])
  })
})

describe('the page', () => {
  it('writes nothing, not for a moment, for a visitor who refused before mount()', async () => {
    const { siteBlocks } = freshGlobal()
    const writes: string[] = []
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => void writes.push(key))
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void writes.push(text))
    siteBlocks.setConsent(false)
    const widget = siteBlocks.mount(page.container, options)
    page.keep(widget)
    await widget.ready
    widget.update({ locale: 'de' })
    siteBlocks.setUserAttributes({ plan: 'pro' })
    siteBlocks.track('custom')
    page.container.click()
    await pause()
    widget.unmount()
    expect(writes).toEqual([])
    expect(page.sent).toEqual([])
  })
})

// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../src/utils/testing/consoleGuard'
import { json, pause, saying, trackedPage } from './testing/trackedPage'

const page = trackedPage()

describe('update()', () => {
  it('keeps what the visitor refused', async () => {
    const widget = page.mount()
    await widget.ready
    await pause()
    widget.client.setConsent(false)
    page.sent.length = 0
    widget.update({ locale: 'de' })
    await vi.waitFor(() => expect(page.asked).toHaveLength(2))
    await pause()
    expect(widget.client.canTrack).toBe(false)
    expect(page.sent).toEqual([])
    expect(localStorage.getItem('builderVisitorId')).toBeNull()
    expect(document.cookie).toBe('')
  })

  it('keeps hooks, attributes and actions', async () => {
    const widget = page.mount()
    await widget.ready
    await pause()
    widget.client.setConsent(false)
    widget.client.setConsent(true)
    widget.client.addTrackingHook(() => null)
    widget.client.setUserAttributes({ plan: 'pro' })
    widget.client.registerAction('hi', () => 1)
    widget.update({ locale: 'de' })
    await pause()
    page.sent.length = 0
    widget.client.track('secret')
    await pause()
    expect(page.sent).toEqual([])
    expect(widget.client.getUserAttributes()).toMatchObject({ plan: 'pro', locale: 'de' })
    expect(widget.client.runAction('hi')).toBe(1)
  })

  it('keeps events that wait for consent', async () => {
    const widget = page.mount({ canTrack: false })
    await widget.ready
    widget.client.trackConversion(99, 'home')
    widget.update({ userAttributes: { plan: 'pro' } })
    widget.client.setConsent(true)
    await vi.waitFor(() => expect(page.types()).toContain('conversion'))
  })

  it('leaves the entry on screen known until there is another', async () => {
    const widget = page.mount()
    expect(widget.entry).toBeNull()
    await widget.ready
    page.answer = async () => {
      await pause()
      return json({ results: [saying('Next')] })
    }
    widget.update({ locale: 'de' })
    expect([widget.entry?.id, page.shown()]).toEqual(['home', 'Home'])
    await vi.waitFor(() => expect(page.shown()).toBe('Next'))
    expect(widget.entry?.id).toBe('next')
    page.answer = () => json({ results: [] })
    await widget.reload()
    expect(widget.entry).toBeNull()
  })

  it('of a client’s option counts no impression again', async () => {
    const widget = page.mount()
    await widget.ready
    widget.update({ userAttributes: { plan: 'pro' } })
    await vi.waitFor(() => expect(page.asked).toHaveLength(2))
    await pause()
    expect(page.impressions()).toHaveLength(1)
  })

  it('that cannot fetch leaves content whose clicks are recorded', async () => {
    const widget = page.mount()
    await widget.ready
    await pause()
    page.answer = () => json({}, 500)
    widget.update({ locale: 'fr' })
    await vi.waitFor(() => expect(takeConsole()).toHaveLength(1))
    expect(page.shown()).toContain('Home')
    page.sent.length = 0
    page.click()
    widget.client.track('probe')
    await vi.waitFor(() => expect(page.types()).toEqual(['click', 'probe']))
  })

  it.each([
    { name: 'a client’s option', changed: { canTrack: 'no' } },
    { name: 'a request’s option', changed: { limit: 'x' } },
    { name: 'an option of its own', changed: { reloadOnRoute: 1 } },
  ])('throws for $name of the wrong type, and changes nothing', async ({ changed }) => {
    const widget = page.mount()
    await widget.ready
    await vi.waitFor(() => expect(page.types()).toContain('impression'))
    page.sent.length = 0
    expect(() => widget.update({ ...changed, model: 'other' } as never)).toThrow(TypeError)
    widget.client.track('probe')
    page.click()
    await vi.waitFor(() => expect(page.types().sort()).toEqual(['click', 'probe']))
    expect(page.asked).toHaveLength(1)
  })

  it('loads at once what waited for the page to be idle', async () => {
    Object.assign(window, { requestIdleCallback: () => 1, cancelIdleCallback: () => {} })
    const widget = page.mount({ loading: 'idle' })
    widget.update({ loading: 'eager' })
    await widget.ready
    Reflect.deleteProperty(window, 'requestIdleCallback')
    expect(page.asked).toHaveLength(1)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pagelessEnvironment } from '../testing/fakePage'
import { composeVisit, sentEvents, visit } from '../testing/visit'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

describe('createTracker', () => {
  it('touches no cookie, no storage and no network without consent', async () => {
    const { page, assignments, userAttributes, tracker } = visit(
      { cookies: { 'builder.tests.cid': 'v1' }, stored: { builderVisitorId: 'V' } },
      { canTrack: false },
    )
    assignments.assign({
      id: 'cid',
      data: {},
      variations: { v1: { id: 'v1', testRatio: 1, data: {} } },
    })
    userAttributes.set({ plan: 'pro' })
    tracker.track('a')
    tracker.trackImpression('cid')
    tracker.trackConversion(1, 'cid')
    await vi.advanceTimersByTimeAsync(3_600_000)
    tracker.trackInteraction('cid')
    page.dispatch('online')
    page.hide()
    page.dispatch('pagehide')
    tracker.destroy()
    await vi.advanceTimersByTimeAsync(3_600_000)
    expect(page.accesses.count).toBe(0)
    expect(page.fetch).not.toHaveBeenCalled()
    expect(page.sendBeacon).not.toHaveBeenCalled()
  })

  it('sends what waited in one request, as the visitor that was here before', async () => {
    const { page, consent, tracker } = visit(
      { cookies: { builderSessionId: 'S' }, stored: { builderVisitorId: 'V' } },
      { canTrack: false },
    )
    const at = Date.now()
    tracker.track('a')
    await vi.advanceTimersByTimeAsync(2_000)
    tracker.track('b')
    await vi.advanceTimersByTimeAsync(60_000)
    consent.setConsent(true)
    expect(await sentEvents(page)).toMatchObject([
      { type: 'a', data: { visitorId: 'V', sessionId: 'S', metadata: { happenedAt: at } } },
      { type: 'b', data: { visitorId: 'V', sessionId: 'S', metadata: { happenedAt: at + 2_000 } } },
    ])
    expect(page.fetch).toHaveBeenCalledTimes(1)
  })

  it('removes everything of ours when consent goes', async () => {
    const { page, consent, assignments, userAttributes, tracker } = visit({
      cookies: { own: '1' },
      stored: { own: '1' },
    })
    assignments.assign({ id: 'cid', data: {}, variations: { v: { id: 'v', data: {} } } })
    userAttributes.set({ plan: 'pro' })
    page.window.navigator.onLine = false
    tracker.track('a')
    page.hide()
    expect(page.cookies.size).toBe(4)
    expect(page.stored.size).toBe(3)
    consent.setConsent(false)
    tracker.track('b')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([...page.cookies]).toEqual([['own', '1']])
    expect([...page.stored]).toEqual([['own', '1']])
    expect(page.fetch).not.toHaveBeenCalled()
  })

  it.each([
    { name: 'a bot', page: { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' } },
    { name: 'builderNoTrack', page: { builderNoTrack: true } },
    { name: 'disabled cookies', page: { cookieEnabled: false } },
  ])('gets no consent for $name', async ({ page: options }) => {
    const { page, consent, tracker } = visit(options)
    tracker.track('a')
    consent.setConsent(true)
    expect(await sentEvents(page)).toEqual([])
    expect(page.accesses.count).toBe(0)
  })

  it('records nothing on a preview page, not even the mistake of a missing key', async () => {
    const { page, consent, tracker } = visit(
      { url: 'https://shop.example.com/?builder.preview=page' },
      { apiKey: '' },
    )
    tracker.track('a')
    consent.setConsent(true)
    page.dispatch('pagehide')
    expect(await sentEvents(page)).toEqual([])
    expect(page.accesses.count).toBe(0)
  })

  it('records nothing on a server', async () => {
    const environment = pagelessEnvironment()
    const { consent, tracker } = composeVisit(environment)
    consent.setConsent(true)
    tracker.track('a')
    tracker.destroy()
    await vi.advanceTimersByTimeAsync(100)
    expect(environment.fetch).not.toHaveBeenCalled()
  })
})

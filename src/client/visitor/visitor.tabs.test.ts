import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FakePage, FakePageOptions } from '../testing/fakePage'
import { composeVisit, sentEvents, visit as visitWith } from '../testing/visit'

const MINUTE_MS = 60_000

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

const visit = (options: FakePageOptions = {}, canTrack = true) => visitWith(options, { canTrack })

describe('createVisitor, in another tab', () => {
  /** Dispatches the event that other tabs receive when one changes the shared storage. */
  function changeElsewhere(page: FakePage, id: string | null): void {
    if (id === null) page.stored.delete('builderVisitorId')
    else page.stored.set('builderVisitorId', id)
    page.dispatch('storage', { key: 'builderVisitorId', newValue: id })
    const newValue = id === null ? 'refuse' : 'allow'
    page.dispatch('storage', { key: 'siteblocks.consent', newValue })
    page.dispatch('storage', { key: 'siteblocks.consent', newValue: null })
  }

  /** Another tab refuses and allows again; then the site clears its storage. */
  async function changeAway(page: FakePage): Promise<void> {
    page.stored.clear()
    page.cookies.clear()
    page.cookies.set('builderSessionId', 'OTHER')
    await vi.advanceTimersByTimeAsync(0)
  }

  it('learns of a decision here, but not if there was nothing to forget', () => {
    const announced = ({ storage }: FakePage) =>
      storage.setItem.mock.calls.flatMap(([key, value]) =>
        key === 'siteblocks.consent' ? [value] : [],
      )
    const { page, clientPage, consent } = visit()
    consent.setConsent(false)
    expect(announced(page)).toEqual(['refuse'])
    clientPage.consent.setConsent(true)
    expect(announced(page)).toEqual(['refuse', 'allow'])
    expect(page.stored.has('siteblocks.consent')).toBe(false)
    const unknown = visit({}, false)
    unknown.consent.setConsent(false)
    expect(announced(unknown.page)).toEqual([])
  })

  it('refuses for a page that has no client at that moment', async () => {
    const { page, consent, leave } = visit()
    consent.destroy()
    leave()
    page.cookies.clear()
    page.stored.clear()
    await vi.advanceTimersByTimeAsync(0)
    const { consent: next } = composeVisit(page.environment)
    expect(next.allowed).toBe(false)
    expect([...page.stored]).toEqual([])
    changeElsewhere(page, 'NEW')
    expect(next.allowed).toBe(true)
  })

  it.each([
    [
      'has no client',
      async ({ page, consent, leave }: ReturnType<typeof visit>) => {
        consent.destroy()
        leave()
        await changeAway(page)
        return composeVisit(page.environment).visitor
      },
    ],
    [
      'is in the back/forward cache',
      async ({ page, visitor }: ReturnType<typeof visit>) => {
        await changeAway(page)
        page.dispatch('pageshow', { persisted: true })
        return visitor
      },
    ],
  ])(
    'brings no id back that was refused and replaced there while the page %s',
    async (_, comeBack) => {
      const visited = visit()
      const { visitorId } = visited.visitor
      expect((await comeBack(visited)).visitorId).not.toBe(visitorId)
      expect(visited.page.stored.get('builderVisitorId')).not.toBe(visitorId)
    },
  )

  it.each([
    ['storage keeps their id', { builderVisitorId: 'OTHER' }],
    ['the site has cleared its storage', {}],
  ])(
    'counts impressions of a visitor who came while the page had no client: %s',
    async (_, stored) => {
      const before = visit()
      before.tracker.trackImpression('e1')
      expect(await sentEvents(before.page)).toHaveLength(1)
      before.consent.destroy()
      before.leave()
      await changeAway(before.page)
      for (const [key, id] of Object.entries(stored)) before.page.stored.set(key, id)
      const after = composeVisit(before.page.environment)
      after.tracker.trackImpression('e1')
      after.tracker.trackImpression('e1')
      const ids = (await sentEvents(before.page)).map(({ data }) => data.visitorId)
      expect(ids).toEqual([ids[0], after.visitor.visitorId])
    },
  )

  it('refuses nothing where the site clears its storage after the session has ended', async () => {
    const { page, clientPage, consent } = visit()
    await vi.advanceTimersByTimeAsync(31 * MINUTE_MS)
    page.stored.clear()
    page.cookies.clear()
    clientPage.startView('route')
    expect(consent.allowed).toBe(true)
  })

  it('withdraws consent here by refusing there, and nothing is written any more', () => {
    const { page, consent, visitor } = visit()
    const { visitorId } = visitor
    changeElsewhere(page, null)
    visitor.touch()
    expect(consent.allowed).toBe(false)
    expect(visitor.visitorId).not.toBe(visitorId)
    expect([...page.cookies]).toEqual([])
    expect([...page.stored]).toEqual([])
  })

  it('is the same visitor again when consent comes back there', () => {
    const { page, consent, visitor } = visit()
    changeElsewhere(page, null)
    changeElsewhere(page, 'NEW')
    expect(consent.allowed).toBe(true)
    expect(visitor.visitorId).toBe('NEW')
  })

  it('is overridden by a later decision here', () => {
    const { page, consent } = visit()
    changeElsewhere(page, null)
    consent.setConsent(true)
    expect(consent.allowed).toBe(true)
    changeElsewhere(page, 'NEW')
    consent.setConsent(false)
    expect(consent.allowed).toBe(false)
  })

  it('reaches a page late that was in the back/forward cache', () => {
    const { page, consent } = visit()
    page.stored.delete('builderVisitorId')
    page.cookies.clear()
    page.dispatch('pageshow', { persisted: true })
    expect(consent.allowed).toBe(false)
    expect([...page.stored]).toEqual([])
  })

  it.each([
    ['before pageshow', 'pageshow', { persisted: false }],
    ['in the cache', 'pageshow', { persisted: true }],
    ['in another tab', 'storage', { key: null, newValue: null }],
    ['key by key in another tab', 'storage', { key: 'builderVisitorId', newValue: null }],
  ])('refuses nothing where the site clears its storage: %s', (_when, type, event) => {
    const { page, clientPage, consent, visitor } = visit({
      cookies: { 'builder.tests.cid': 'v1' },
    })
    const { visitorId } = visitor
    page.stored.clear()
    page.dispatch(type, event)
    clientPage.startView('route')
    expect(consent.allowed).toBe(true)
    expect(page.cookies.get('builder.tests.cid')).toBe('v1')
    expect(visitor.visitorId).toBe(visitorId)
    expect(page.stored.get('builderVisitorId')).toBe(visitorId)
  })
})

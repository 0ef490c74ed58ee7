import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakePage, type FakePageOptions, pagelessEnvironment } from '../testing/fakePage'
import { composeVisit, visit as visitWith } from '../testing/visit'
import type { VisitorIds } from './visitor'

const NOW = Date.UTC(2026, 0, 1, 12)
const MINUTE_MS = 60_000
const HEX = /^[0-9a-f]{32}$/

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

const ids = ({ visitorId, sessionId }: VisitorIds) => [visitorId, sessionId]
const known = (visitorId: string, sessionId: string): FakePageOptions => ({
  stored: { builderVisitorId: visitorId },
  cookies: { builderSessionId: sessionId },
})

const visit = (options: FakePageOptions = {}, canTrack = true) => visitWith(options, { canTrack })

describe('createVisitor', () => {
  it('makes up two ids and remembers them', () => {
    const { page, visitor } = visit()
    expect(visitor.visitorId).toMatch(HEX)
    expect(visitor.sessionId).toMatch(HEX)
    expect(page.stored.get('builderVisitorId')).toBe(visitor.visitorId)
    const attributes = 'expires=Thu, 01 Jan 2026 12:30:00 GMT; path=/; secure; SameSite=None'
    expect(page.cookieWrites).toEqual([`builderSessionId=${visitor.sessionId}; ${attributes}`])
  })

  it('reuses the ids that are stored', () => {
    expect(ids(visit(known('VISITOR', 'SESS')).visitor)).toEqual(['VISITOR', 'SESS'])
  })

  it.each([
    { name: 'malformed', cookie: '%E0%', stored: '\u0000' },
    { name: 'empty', cookie: '', stored: '' },
    { name: 'too long', cookie: 'x'.repeat(129), stored: 'x'.repeat(129) },
    { name: 'with a space', cookie: 'a%20b', stored: 'a b' },
    { name: 'not ASCII', cookie: '%C3%A9', stored: 'é' },
  ])('replaces stored ids that are $name', ({ cookie, stored }) => {
    const { page, visitor } = visit(known(stored, cookie))
    expect(visitor.sessionId).toMatch(HEX)
    expect(visitor.visitorId).toMatch(HEX)
    expect(page.stored.get('builderVisitorId')).toBe(visitor.visitorId)
  })

  it('keeps its ids in memory without consent, and touches no storage', () => {
    const { page, visitor } = visit({ cookies: { builderSessionId: 'SESS' } }, false)
    visitor.touch()
    expect(visitor.sessionId).toMatch(HEX)
    expect(visitor.visitorId).toMatch(HEX)
    expect(page.accesses.count).toBe(0)
  })

  it('remembers its ids when consent comes', () => {
    const { page, consent, visitor } = visit({}, false)
    const before = ids(visitor)
    consent.setConsent(true)
    expect(ids(visitor)).toEqual(before)
    const { stored, cookies } = page
    expect([stored.get('builderVisitorId'), cookies.get('builderSessionId')]).toEqual(before)
  })

  it('becomes the visitor that was here before when consent comes', () => {
    const { consent, visitor } = visit(known('VISITOR', 'SESS'), false)
    consent.setConsent(true)
    expect(ids(visitor)).toEqual(['VISITOR', 'SESS'])
  })

  it('removes what is remembered when consent is withdrawn, and continues in memory as another visitor', () => {
    const { page, consent, visitor } = visit()
    const { visitorId, sessionId } = visitor
    consent.setConsent(false)
    expect([...page.cookies]).toEqual([])
    expect([...page.stored]).toEqual([])
    visitor.touch()
    expect([...page.cookies]).toEqual([])
    expect(visitor.visitorId).not.toBe(visitorId)
    expect(visitor.sessionId).not.toBe(sessionId)
  })

  it.each([
    { canTrack: true, idleMs: 30 * MINUTE_MS - 1, ends: false },
    { canTrack: true, idleMs: 30 * MINUTE_MS, ends: true },
    { canTrack: false, idleMs: 30 * MINUTE_MS - 1, ends: false },
    { canTrack: false, idleMs: 30 * MINUTE_MS, ends: true },
  ])('with canTrack $canTrack, $idleMs idle ms end the session: $ends', async (row) => {
    const { page, visitor } = visit({}, row.canTrack)
    vi.advanceTimersByTime(20 * MINUTE_MS)
    visitor.touch()
    const { sessionId } = visitor
    await vi.advanceTimersByTimeAsync(row.idleMs)
    // Stands in for the browser, which removes expired cookies.
    if (row.ends) page.cookies.delete('builderSessionId')
    expect(visitor.sessionId !== sessionId).toBe(row.ends)
    expect(visitor.sessionId).toBe(visitor.sessionId)
  })

  it('renews the cookie for 30 minutes with each activity', () => {
    const { page, visitor } = visit({ url: 'http://x.test/' })
    vi.advanceTimersByTime(10 * MINUTE_MS)
    visitor.touch()
    expect(page.cookieWrites[1]).toBe(
      `builderSessionId=${visitor.sessionId}; expires=Thu, 01 Jan 2026 12:40:00 GMT; path=/`,
    )
  })

  it('continues the session that another tab has kept alive', async () => {
    const { page, visitor } = visit()
    await vi.advanceTimersByTimeAsync(60 * MINUTE_MS)
    page.cookies.set('builderSessionId', 'OTHER')
    expect(visitor.sessionId).toBe('OTHER')
  })

  it('stores the visitor in a cookie where storage is full', () => {
    const page = createFakePage()
    vi.mocked(page.window.localStorage.setItem).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const { visitor } = composeVisit(page.environment)
    expect(page.cookies.get('builderVisitorId')).toBe(visitor.visitorId)
  })

  it('is fine where cookies and storage throw', () => {
    const { consent, visitor } = visit({ blocked: true })
    const { visitorId, sessionId } = visitor
    visitor.touch()
    consent.setConsent(false)
    consent.setConsent(true)
    expect(visitor.visitorId).not.toBe(visitorId)
    expect(visitor.sessionId).not.toBe(sessionId)
    expect(visitor.visitorId).toMatch(HEX)
  })

  it('has ids on a server', () => {
    expect(composeVisit(pagelessEnvironment()).visitor.visitorId).toMatch(HEX)
  })
})

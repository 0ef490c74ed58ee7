import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ContentEntry } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import { anyText } from '../testing/anyText'
import { createFakePage, type FakePageOptions, pagelessEnvironment } from '../testing/fakePage'
import { composeClient } from '../testing/visit'
import { createAssignments } from './assignments'

const COOKIE = 'builder.tests.cid'

const entry: ContentEntry = deepFreeze({
  id: 'cid',
  name: 'N',
  data: { title: 'control' },
  variations: {
    v1: { id: 'v1', name: 'Var 1', testRatio: 0.3, data: { title: 'one' } },
    v2: { id: 'v2', testRatio: 0.2, data: { title: 'two' } },
  },
})

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

function visit(options: FakePageOptions = {}, { canTrack = true } = {}) {
  const page = createFakePage({ draws: [0.1, 0.99], ...options })
  const parts = composeClient(page.environment, { canTrack })
  const { page: clientPage, consent } = parts
  return { page, clientPage, consent, assignments: createAssignments(parts) }
}

describe('createAssignments', () => {
  it('picks once and remembers the variation for 30 days', () => {
    const { page, assignments } = visit()
    expect(assignments.assign(entry)).toMatchObject({
      data: { title: 'one' },
      variationId: 'v1',
      testVariationId: 'v1',
      testVariationName: 'Var 1',
    })
    expect(assignments.assign(entry).variationId).toBe('v1')
    expect(page.cookieWrites).toEqual([
      `${COOKIE}=v1; expires=Sat, 31 Jan 2026 12:00:00 GMT; path=/; secure; SameSite=None`,
    ])
  })

  it('remembers the default by the entry’s own id', () => {
    const { page, assignments } = visit({ draws: [0.5] })
    expect(assignments.assign(entry).testVariationName).toBe('Default variation')
    expect(page.cookies.get(COOKIE)).toBe('cid')
  })

  it('follows the cookie of an earlier page view, and picks again when it is stale', () => {
    const known = visit({ cookies: { [COOKIE]: 'v2' } })
    expect(known.assignments.assign(entry).variationId).toBe('v2')
    known.assignments.assign(entry)
    // The 30 days begin anew at each visit.
    expect(known.page.cookieWrites).toEqual([
      `${COOKIE}=v2; expires=Sat, 31 Jan 2026 12:00:00 GMT; path=/; secure; SameSite=None`,
    ])
    known.clientPage.startView('route')
    known.assignments.assign(entry)
    expect(known.page.cookieWrites.filter((text) => text.startsWith(COOKIE))).toHaveLength(2)

    const stale = visit({ cookies: { [COOKIE]: 'gone' } })
    expect(stale.assignments.assign(entry).variationId).toBe('v1')
    expect(stale.page.cookies.get(COOKIE)).toBe('v1')
  })

  it('remembers nothing of an entry whose list of variations is empty', () => {
    const { page, consent, assignments } = visit()
    assignments.assign({ id: 'cid', data: {}, variations: {} })
    consent.setConsent(false)
    assignments.assign({ id: 'cid', data: {}, variations: {} })
    consent.setConsent(true)
    expect(page.cookieWrites).toEqual([])
  })

  describe.each([
    ['each', { [COOKIE]: 'v1', 'builder.tests.other': 'x' }, 'builder.tests.other=x'],
    ['one', { 'builder.tests': 'cid=v1&other=x' }, 'builder.tests=other%3Dx'],
    ['one', { 'builder.tests': 'cid=v1' }, ''],
  ] as const)('an ended test, with %s cookie: %j', (variationCookies, cookies, left) => {
    it.each([
      { variations: {}, isWhole: false, isForgotten: true },
      { variations: undefined, isWhole: true, isForgotten: true },
      { variations: undefined, isWhole: false, isForgotten: false },
    ])('is forgotten: $isForgotten', ({ variations, isWhole, isForgotten }) => {
      const page = createFakePage({ cookies })
      const parts = composeClient(page.environment, { variationCookies, canTrack: false })
      const assignments = createAssignments(parts)
      assignments.assign({ id: 'cid', data: {}, variations }, isWhole)
      expect(page.cookieWrites).toEqual([])
      parts.consent.setConsent(true)
      const kept = [...page.cookies].map(([name, value]) => `${name}=${value}`).join()
      const before = Object.entries(cookies).map(([name, value]) => `${name}=${value}`)
      expect(kept).toBe(isForgotten ? left : before.join())
      parts.page.startView('route')
      expect(assignments.variationOf('cid')).toBe(isForgotten ? 'cid' : 'v1')
    })
  })

  describe('without consent', () => {
    it('shows the default, and looks at no cookie', () => {
      const { page, assignments } = visit({ cookies: { [COOKIE]: 'v2' } }, { canTrack: false })
      expect(assignments.assign(entry)).toMatchObject({
        data: { title: 'control' },
        variationId: 'cid',
        testVariationName: 'Default variation',
      })
      expect(page.accesses.count).toBe(0)
    })

    it('remembers the pick when consent comes, and shows it from the next page view', () => {
      const first = visit({}, { canTrack: false })
      first.assignments.assign(entry)
      vi.advanceTimersByTime(1000)
      first.consent.setConsent(true)
      expect(first.page.cookieWrites).toEqual([
        `${COOKIE}=v1; expires=Sat, 31 Jan 2026 12:00:01 GMT; path=/; secure; SameSite=None`,
      ])
      expect(first.assignments.assign(entry).variationId).toBe('cid')
      expect(first.assignments.variationOf('cid')).toBe('cid')

      const next = visit({ cookies: Object.fromEntries(first.page.cookies), draws: [0.99] })
      expect(next.assignments.assign(entry).variationId).toBe('v1')
    })

    it('leaves an earlier assignment alone when consent comes', () => {
      const { page, consent, assignments } = visit(
        { cookies: { [COOKIE]: 'v2' } },
        { canTrack: false },
      )
      assignments.assign(entry)
      consent.setConsent(true)
      expect(page.cookies.get(COOKIE)).toBe('v2')
    })

    it('assigns entries that come after consent at once', () => {
      const { consent, assignments } = visit({}, { canTrack: false })
      consent.setConsent(true)
      expect(assignments.assign(entry).variationId).toBe('v1')
    })
  })

  it.each([
    { first: true, shows: 'v1' },
    { first: false, shows: 'cid' },
  ])('shows $shows in all widgets, where the first may remember: $first', ({ first, shows }) => {
    const { environment } = createFakePage({ draws: [0.1] })
    const shown = [first, !first].map((canTrack) =>
      createAssignments(composeClient(environment, { canTrack })).assign(entry),
    )
    expect(shown.map(({ variationId }) => variationId)).toEqual([shows, shows])
  })

  it('removes all assignments when consent is withdrawn, and shows the default', () => {
    const { page, consent, assignments } = visit({
      cookies: { 'builder.tests.other': 'x', own: '1' },
    })
    assignments.assign(entry)
    consent.setConsent(false)
    expect([...page.cookies]).toEqual([['own', '1']])
    expect(assignments.assign(entry).variationId).toBe('cid')
  })

  it('remembers again what was shown when consent comes back', () => {
    const { page, consent, assignments } = visit({ cookies: { [COOKIE]: 'v2' } })
    assignments.assign(entry)
    consent.setConsent(false)
    assignments.assign(entry)
    consent.setConsent(true)
    expect(page.cookies.get(COOKIE)).toBe('v2')
  })

  it.each([
    ['builder.tests.cid=v2', 'two'],
    ['builder.tests.other=v2', 'control'],
  ])('shows in a preview with %s %s, and stores nothing', (tests, title) => {
    const url = `https://shop.example.com/?builder.preview=page&${tests}`
    const { page, consent, assignments } = visit({ url })
    expect(assignments.assign(entry).data).toEqual({ title })
    consent.setConsent(true)
    expect(page.accesses.count).toBe(0)
  })

  it('shows what is overridden, and stores nothing', () => {
    const { page, consent, assignments } = visit()
    assignments.override('cid', 'v2')
    expect(assignments.assign(entry).variationId).toBe('v2')
    consent.setConsent(false)
    consent.setConsent(true)
    expect(page.cookieWrites).toEqual([])
  })

  it('shows the default on a server, unless a decision is passed in', () => {
    const assignments = createAssignments(composeClient(pagelessEnvironment()))
    expect(assignments.assign(entry).variationId).toBe('cid')
    assignments.override('cid', 'v1')
    expect(assignments.assign(entry).variationId).toBe('v1')
  })

  describe('variationOf', () => {
    it('is what is on screen in later page views, whatever the cookie says since', () => {
      const { clientPage, consent, assignments } = visit({}, { canTrack: false })
      const hide = assignments.keepShown(assignments.assign(entry))
      consent.setConsent(true)
      clientPage.startView('route')
      expect(assignments.variationOf('cid')).toBe('cid')

      // Another place shows it, and goes; the answer for a third one is on its way.
      const hideOther = assignments.keepShown(assignments.assign(entry))
      expect(assignments.variationOf('cid')).toBe('v1')
      hideOther()
      expect(assignments.variationOf('cid')).toBe('cid')
      hide()
      expect(assignments.variationOf('cid')).toBe('v1')
    })

    it('is what was last assigned where nothing is on screen', () => {
      const { clientPage, consent, assignments } = visit({}, { canTrack: false })
      assignments.assign(entry)
      consent.setConsent(true)
      clientPage.startView('call')
      expect(assignments.variationOf('cid')).toBe('cid')
    })

    it('gives what was shown, else what the cookie remembers, else nothing', () => {
      const { assignments } = visit({ cookies: { 'builder.tests.cid2': 'vv' } })
      assignments.assign(entry)
      expect(assignments.variationOf('cid')).toBe('v1')
      expect(assignments.variationOf('cid2')).toBe('vv')
      expect(assignments.variationOf('cid3')).toBeUndefined()
    })

    it('looks at no cookie without consent', () => {
      const { assignments } = visit(
        { cookies: { 'builder.tests.cid2': 'vv' } },
        { canTrack: false },
      )
      expect(assignments.variationOf('cid2')).toBeUndefined()
    })
  })

  it('stores the latest assignments within 4,000 characters and 40 cookies', () => {
    const id = fc.stringMatching(/^[a-z0-9]{1,40}$|^[a-z]{300,900}$/)
    const lists = fc.uniqueArray(id, { minLength: 1, maxLength: 260 })
    fc.assert(
      fc.property(lists, lists, (ids, earlier) => {
        const site = Object.fromEntries(earlier.map((name) => [`site.${name}`, 'x']))
        const { page, assignments } = visit({ cookies: site })
        for (const id of ids) assignments.assign({ ...entry, id })
        const names = [...page.cookies.keys()].filter((name) => name.startsWith('builder.tests.'))
        const sum = names.reduce(
          (all, name) => all + `${name}=${page.cookies.get(name)}; `.length,
          0,
        )
        expect(sum).toBeLessThan(4_100)
        expect(names.length).toBeLessThanOrEqual(40)
        expect([...page.cookies.keys()]).toEqual(expect.arrayContaining(Object.keys(site)))
        const kept = names.map((name) => name.slice('builder.tests.'.length))
        expect(kept).toEqual(ids.slice(-kept.length))
      }),
    )
  })

  it('forgets first what was assigned first, of earlier visits too', () => {
    const ids = Array.from({ length: 40 }, (_, index) => `old${index}`)
    const cookies = Object.fromEntries(ids.map((id) => [`builder.tests.${id}`, 'v1']))
    const { page, assignments } = visit({ cookies })
    assignments.assign(entry)
    const names = [...page.cookies.keys()]
    expect(names).not.toContain('builder.tests.old0')
    expect(names).toEqual(expect.arrayContaining(['builder.tests.old1', COOKIE]))
  })

  it('never throws, whatever ids content and cookies have', () => {
    fc.assert(
      fc.property(anyText, anyText, (id, cookie) => {
        const { assignments } = visit({ cookies: { [`builder.tests.${id}`]: cookie } })
        const hostile = { ...entry, id, variations: { [id]: { id, testRatio: 1, data: {} } } }
        expect(assignments.assign(hostile).variationId).toBe(id)
      }),
    )
  })
})

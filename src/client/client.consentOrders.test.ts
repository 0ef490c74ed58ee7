import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChangeableClient } from './Client'
import { type PageControls, pageControls } from './pageControls'
import { createContentPage, createHeldAnswers } from './testing/contentPage'
import { eventsOf } from './testing/startQueue'
import type { TrackedEvent } from './tracking/trackedEvent'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

const ENTRY = {
  id: 'e1',
  data: {},
  variations: { v1: { id: 'v1', testRatio: 0.5, data: {} } },
}

/** Events in a page's life, which come in any order, and how often a page or two meet them. */
const TIMES = {
  ...{ script: 2, widget: 2, content: 4, pause: 4, allow: 2 },
  ...{ refuse: 1, default: 1, route: 1, unload: 1, thanks: 1, buy: 2 },
}
type Happening = keyof typeof TIMES
const HAPPENINGS = (Object.keys(TIMES) as Happening[]).flatMap((happening) =>
  Array<Happening>(TIMES[happening]).fill(happening),
)

interface Visit {
  readonly happenings: readonly Happening[]
  readonly draws: number[]
  /** Whether the pages name a consent manager; the others set `canTrack: false`. */
  readonly isManaged: boolean
  readonly hasPrivacySignal: boolean
  /** Variation that the visitor got on an earlier page. */
  readonly remembered: string | undefined
}

interface Impression {
  readonly path: string
  readonly variation: string
}

function impressionOf({ data }: TrackedEvent): Impression {
  return {
    path: new URL(String(data.metadata.url)).pathname,
    variation: data.variationId === undefined ? 'e1' : String(data.variationId),
  }
}

/**
 * Opens a browser that shares cookies and storage between its pages. A page starts with two widgets
 * and may get more.
 */
function openBrowser({ draws, isManaged, hasPrivacySignal, remembered }: Visit) {
  /** Variations that were shown, by the path of the page view. */
  const seen = new Map<string, Set<string>>()
  /**
   * Expected variations by path, for returning visitors: the remembered variation if they allowed
   * in time, otherwise the default.
   */
  const due = new Map<string, string>()
  /** Page views during which the visitor refused, after which the default shows. */
  const refused = new Set<string>()
  /**
   * Variations that each purchase may count for: the one on screen, or else the remembered one and
   * what the visitor sees while the event waits. `undefined` after a refusal.
   */
  const bought: (Set<string> | undefined)[] = []
  const early = new Set<Set<string>>()
  /** Variation that this page has shown. */
  let shownHere: string[] | undefined
  const pages: ReturnType<typeof createContentPage>[] = []
  let views = 0
  let answers: ReturnType<typeof createHeldAnswers>['held'] = []
  let page = load(
    remembered ? { 'builder.tests.e1': remembered } : {},
    remembered ? { builderVisitorId: 'V' } : {},
  )
  let controls: PageControls | undefined
  let clients: ChangeableClient[] = []
  let queued: (() => void)[] = []
  /** The visitor's latest consent on this page. */
  let word: boolean | undefined
  let isAllowedByDefault = false
  let scriptAt = Number.POSITIVE_INFINITY
  /** Whether this page thanks for a purchase: it has the script and no widget. */
  let isThanks = false
  let rememberedVariation = remembered

  function load(cookies: Record<string, string>, stored: Record<string, string>) {
    views += 1
    const { held, hold } = createHeldAnswers()
    answers = held
    const url = `https://shop.example.com/${views}`
    const given = { url, cookies, stored, draws, globalPrivacyControl: hasPrivacySignal }
    const opened = createContentPage(given)
    opened.answer.mockImplementation(hold)
    pages.push(opened)
    return opened
  }

  function openClient(): ChangeableClient {
    return page.client({ canTrack: isManaged })
  }

  function show(client: ChangeableClient): void {
    const path = page.window.location.pathname
    const shownOn = page
    const view = async (): Promise<void> => {
      const entry = await client.get('page')
      if (page !== shownOn) return
      const variation = entry?.testVariationId ?? 'none'
      // A client counts what it returned as shown.
      for (const allowed of early) allowed.add(variation)
      shownHere = [variation]
      // Widgets drop requests of a route that the visitor has left.
      if (page.window.location.pathname !== path) return
      seen.set(path, (seen.get(path) ?? new Set()).add(variation))
      if (isManaged && rememberedVariation && word) due.set(path, rememberedVariation)
      client.trackImpression('e1', variation)
    }
    view().catch(() => {})
  }

  function say(allowed: boolean, source?: 'default'): void {
    const isInTime = word === undefined && Date.now() - scriptAt < 500
    const isLate = word === undefined && !isAllowedByDefault && !isInTime
    if (isManaged && isLate && controls) due.set(page.window.location.pathname, 'e1')
    if (source) isAllowedByDefault = allowed
    else word = allowed
    if (!source && !(allowed && (isInTime || !controls))) rememberedVariation = undefined
    if (!allowed) {
      refused.add(page.window.location.pathname)
      bought.fill(undefined)
    }
    const speak = (): void => controls?.setConsent(allowed, source)
    if (controls) speak()
    else queued.push(speak)
  }

  const happenings: Record<Happening, () => unknown> = {
    script() {
      if (controls) return
      controls = pageControls(page.environment)
      if (isManaged) controls.expectConsent()
      for (const speak of queued.splice(0)) speak()
      scriptAt = Date.now()
      clients = [openClient(), openClient()]
      if (isThanks) happenings.buy()
      else clients.forEach(show)
    },
    buy() {
      const [client] = clients
      if (!client) return
      const shown = seen.get(page.window.location.pathname) ?? shownHere
      const allowed = new Set(shown ?? [page.cookies.get('builder.tests.e1') ?? 'e1'])
      bought.push(allowed)
      if (!shown) early.add(allowed)
      client.trackConversion(5, 'e1', undefined, { purchase: bought.length - 1 })
    },
    thanks() {
      happenings.unload()
      isThanks = true
    },
    widget() {
      if (!controls) return
      const client = openClient()
      clients.push(client)
      show(client)
    },
    content() {
      for (const { answer } of answers.splice(0)) answer({ results: [ENTRY] })
    },
    allow: () => say(true),
    refuse: () => say(false),
    default: () => say(true, 'default'),
    pause: () => vi.advanceTimersByTimeAsync(300),
    route() {
      const [client] = clients
      if (!client) return
      views += 1
      page.window.location = new URL(`https://shop.example.com/${views}`)
      client.startPageView()
      clients.forEach(show)
    },
    unload() {
      page.dispatch('pagehide')
      const { cookies, stored } = page
      page = load(Object.fromEntries(cookies), Object.fromEntries(stored))
      early.clear()
      shownHere = undefined
      controls = undefined
      clients = []
      queued = []
      word = undefined
      isAllowedByDefault = false
      isThanks = false
      scriptAt = Number.POSITIVE_INFINITY
      rememberedVariation = cookies.get('builder.tests.e1')
    },
  }

  function recorded(type: string) {
    const events = pages.flatMap(({ posts, sendBeacon }) => [
      ...posts().flat(),
      ...sendBeacon.mock.calls.flatMap(([, body]) => eventsOf(body)),
    ])
    return events.filter((event) => event.type === type)
  }

  return {
    seen,
    due,
    refused,
    async happen(happening: Happening): Promise<void> {
      await happenings[happening]()
      await vi.advanceTimersByTimeAsync(10)
    },
    /** Whether this page may store data by now. */
    get mayStore() {
      return word ?? (isAllowedByDefault && !hasPrivacySignal)
    },
    get isRefused() {
      return word === false && controls !== undefined
    },
    kept: () => JSON.stringify([...page.cookies, ...page.stored]),
    bought,
    impressions: (): Impression[] => recorded('impression').map(impressionOf),
    purchases: () =>
      recorded('conversion').map((event) => ({
        ...impressionOf(event),
        purchase: Number(event.data.metadata.purchase),
      })),
  }
}

/** A rare order: consent arrives after the wait has ended, and content after consent. */
const LATE_WORD: Visit = {
  happenings: ['script', 'pause', 'pause', 'allow', 'widget', 'content'],
  draws: [0],
  isManaged: true,
  hasPrivacySignal: false,
  remembered: 'v1',
}

it('counts the variation that was seen once, in any order, and stores nothing without a decision', async () => {
  const visits = fc.record<Visit>({
    happenings: fc.shuffledSubarray(HAPPENINGS, { minLength: 8 }),
    draws: fc.array(fc.constantFrom(0, 0.99), { minLength: 1, maxLength: 4 }),
    isManaged: fc.boolean(),
    hasPrivacySignal: fc.boolean(),
    remembered: fc.constantFrom(undefined, 'v1', 'e1'),
  })
  let visitCount = 0
  let impressionCount = 0
  let purchaseCount = 0
  await fc.assert(
    fc.asyncProperty(visits, async (visit) => {
      visitCount++
      const browser = openBrowser(visit)
      const atLast = ['script', 'content', 'pause', 'pause', 'unload'] as const
      for (const happening of [...visit.happenings, ...atLast]) {
        const before = browser.kept()
        await browser.happen(happening)
        if (browser.isRefused) expect(browser.kept()).toBe('[]')
        else if (!browser.mayStore) expect([happening, browser.kept()]).toEqual([happening, before])
      }
      const impressions = browser.impressions()
      impressionCount += impressions.length
      for (const [path, variations] of browser.seen) {
        if (!browser.refused.has(path)) expect([path, variations.size]).toEqual([path, 1])
      }
      for (const [path, variation] of browser.due) {
        if (browser.refused.has(path)) continue
        expect([path, variation]).toEqual([path, ...(browser.seen.get(path) ?? [variation])])
      }
      for (const { path, variation } of impressions) {
        expect([path, ...(browser.seen.get(path) ?? [])]).toContain(variation)
      }
      const purchases = browser.purchases()
      purchaseCount += purchases.length
      expect(purchases.map(({ purchase }) => purchase).sort()).toEqual(
        [...new Set(purchases.map(({ purchase }) => purchase))].sort(),
      )
      for (const { path, variation, purchase } of purchases) {
        const allowed = browser.bought[purchase]
        if (allowed) expect([path, ...allowed]).toContain(variation)
      }
    }),
    { numRuns: 200, examples: [[LATE_WORD]] },
  )
  expect(impressionCount).toBeGreaterThan(visitCount / 4)
  expect(purchaseCount).toBeGreaterThan(visitCount / 4)
})

import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createContentPage } from '../../src/client/testing/contentPage'
import { eventsOf } from '../../src/client/testing/startQueue'
import { type ChangeableClient, pageControls } from '../../src/index'
import { followConsent } from './consentManagers'

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12) }))
afterEach(() => void vi.useRealTimers())

/** Something that a visitor, a site or time does in one of the tabs, by how often it is done. */
const STEPS = [
  ...(['allow', 'refuse', 'mount', 'allow', 'refuse', 'mount'] as const),
  ...([
    'allow by default',
    'deny by default',
    'unmount',
    'wait',
    'track',
    'clear storage',
  ] as const),
]
type Step = (typeof STEPS)[number]

/** Consent managers, with what a page sees when the visitor or the manager's default speaks. */
const MANAGERS = {
  cookiebot: (tab: Tab, statistics: boolean, hasResponse: boolean) => {
    Object.assign(tab.window, { Cookiebot: { consent: { statistics }, hasResponse } })
    tab.dispatch('CookiebotOnConsentReady')
  },
  onetrust: (tab: Tab, isAllowed: boolean, isClosed: boolean) => {
    const OnetrustActiveGroups = isAllowed ? ',C0001,C0002,' : ',C0001,'
    const IsAlertBoxClosed = vi.fn(() => isClosed)
    Object.assign(tab.window, { OneTrust: { IsAlertBoxClosed }, OnetrustActiveGroups })
    tab.dispatch('OneTrustGroupsUpdated')
  },
  'consent-mode': (tab: Tab, isAllowed: boolean, isWord: boolean) => {
    const { dataLayer } = tab.window as unknown as { dataLayer: unknown[] }
    const state = { analytics_storage: isAllowed ? 'granted' : 'denied' }
    dataLayer.push(['consent', isWord ? 'update' : 'default', state])
  },
}
type Manager = keyof typeof MANAGERS

type Tab = ReturnType<typeof createContentPage>

/**
 * A tab in the words of docs/consent.md, "The newest word wins": what it has heard, apart from the
 * code.
 */
interface Expected {
  readonly manager: Manager | undefined
  /** The newest word that reached the tab. */
  word: boolean | undefined
  byDefault: boolean | undefined
  isWaiting: boolean
  hasWidget: boolean
  /** Whether the latest word was a refusal while the tab had no widget. */
  isDue: boolean
  /** Whether the visitor was remembered by this tab, and not forgotten since. */
  hasRemembered: boolean
}

function mayRemember({ manager, word, byDefault, isWaiting }: Expected): boolean {
  return word ?? (manager && isWaiting ? false : (byDefault ?? false))
}

/** Opens tabs of one browser, each with a manager of `connect.js` or with buttons of the site. */
function openTabs(managers: readonly (Manager | undefined)[]) {
  const tabs: Tab[] = []
  const clients = new Map<Tab, ChangeableClient>()
  const expected = managers.map<Expected>((manager) => ({
    manager,
    word: undefined,
    byDefault: manager === 'consent-mode' ? false : undefined,
    isWaiting: manager !== undefined,
    hasWidget: false,
    isDue: false,
    hasRemembered: false,
  }))
  /** Ids that the visitor has had removed. */
  const refusedIds = new Set<string>()
  const leaked: string[] = []
  let sent = 0

  for (const manager of managers) {
    const tab = createContentPage({ url: 'https://shop.example.com/', besides: tabs[0] })
    tabs.push(tab)
    const answer = tab.fetch.getMockImplementation()
    tab.fetch.mockImplementation(async (address, init) => {
      if (init?.body) {
        for (const { data } of eventsOf(init.body)) {
          sent += 1
          if (refusedIds.has(String(data.visitorId))) leaked.push(String(data.visitorId))
        }
      }
      return (await answer?.(address, init)) ?? new Response()
    })
    if (!manager) continue
    const controls = pageControls(tab.environment)
    controls.expectConsent()
    followConsent(tab.environment.window as Window, manager, controls.setConsent)
  }
  const [first] = tabs
  if (!first) throw new Error('no tabs')
  const isKnown = (): boolean =>
    first.stored.has('builderVisitorId') || first.cookies.has('builderSessionId')

  function say(tab: Tab, model: Expected, allowed: boolean): void {
    const wasKnown = isKnown()
    if (!allowed) {
      const id = first?.stored.get('builderVisitorId')
      if (id !== undefined) refusedIds.add(id)
    }
    if (model.manager) MANAGERS[model.manager](tab, allowed, true)
    else pageControls(tab.environment).setConsent(allowed)
    model.word = allowed
    if (!allowed) model.hasRemembered = false
    model.isDue = !allowed && !model.hasWidget
    if (allowed || wasKnown) announce(model, allowed)
  }

  function announce(speaker: Expected, allowed: boolean): void {
    for (const other of expected) {
      if (other === speaker || !other.hasWidget) continue
      if (!allowed) other.hasRemembered = false
      const isExpected = other.manager !== undefined || other.word !== undefined
      if (isExpected || !allowed) other.word = allowed
    }
  }

  const steps: Record<Step, (tab: Tab, model: Expected) => unknown> = {
    allow: (tab, model) => say(tab, model, true),
    refuse: (tab, model) => say(tab, model, false),
    'allow by default': (tab, model) => sayDefault(tab, model, true),
    'deny by default': (tab, model) => sayDefault(tab, model, false),
    mount(tab, model) {
      if (clients.has(tab)) return
      clients.set(tab, tab.client({ canTrack: false }))
      model.hasWidget = true
      if (model.hasRemembered && !isKnown()) model.word = false
      model.isDue = false
    },
    unmount(tab, model) {
      clients.get(tab)?.destroy()
      clients.delete(tab)
      model.hasWidget = false
    },
    async wait() {
      await vi.advanceTimersByTimeAsync(600)
      for (const model of expected) model.isWaiting = false
    },
    track: (tab) => clients.get(tab)?.track('step'),
    'clear storage'() {
      // A refusal without a widget takes an empty storage for its own doing.
      if (!expected.some(({ isDue }) => isDue)) first.stored.clear()
    },
  }

  function sayDefault(tab: Tab, model: Expected, allowed: boolean): void {
    if (!model.manager) return
    // Managers speak of defaults until the visitor has chosen in their dialog.
    MANAGERS[model.manager](tab, allowed, false)
    model.byDefault = allowed
  }

  return {
    async take(step: Step, index: number): Promise<void> {
      const tab = tabs[index]
      const model = expected[index]
      if (!tab || !model) return
      await steps[step](tab, model)
      await vi.advanceTimersByTimeAsync(5)
      for (const each of expected)
        if (each.hasWidget && mayRemember(each)) each.hasRemembered = true
    },
    found: () => tabs.map((tab) => clients.get(tab)?.canTrack),
    expected: () => expected.map((each) => (each.hasWidget ? mayRemember(each) : undefined)),
    leaked,
    get sent() {
      return sent
    },
  }
}

it('lets the newest word win, in whichever tab it was said', async () => {
  const orders = fc.record({
    managers: fc.array(fc.constantFrom(undefined, 'cookiebot', 'onetrust', 'consent-mode'), {
      minLength: 2,
      maxLength: 3,
    }),
    steps: fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.nat({ max: 2 })), {
      minLength: 6,
      maxLength: 24,
    }),
  })
  let sent = 0
  await fc.assert(
    fc.asyncProperty(orders, async ({ managers, steps }) => {
      const browser = openTabs(managers as (Manager | undefined)[])
      for (const [step, index] of [['mount', 0], ['mount', 1], ...steps] as [Step, number][]) {
        await browser.take(step, index % managers.length)
        expect([step, ...browser.found()]).toEqual([step, ...browser.expected()])
      }
      await vi.advanceTimersByTimeAsync(60_000)
      expect(browser.leaked).toEqual([])
      sent += browser.sent
    }),
    { numRuns: 400 },
  )
  expect(sent).toBeGreaterThan(200)
})

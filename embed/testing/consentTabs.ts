import { vi } from 'vitest'
import { createContentPage } from '../../src/client/testing/contentPage'
import { eventsOf } from '../../src/client/testing/startQueue'
import { type ChangeableClient, pageControls } from '../../src/index'
import { followConsent } from '../connect/consentManagers'
import { CONSENT_SIGNALS, type Manager } from './consentSignals'

/** Something that a visitor, a site or time does in one of the tabs, by how often it is done. */
export const STEPS = [
  ...(['allow', 'refuse', 'mount', 'allow', 'refuse', 'mount'] as const),
  ...([
    'allow by default',
    'deny by default',
    'unmount',
    'wait',
    'show',
    'show',
    'track',
    'track',
    'see',
    'see',
    'buy',
    'leave',
    'leave for thanks',
    'clear storage',
  ] as const),
]
export type Step = (typeof STEPS)[number]

const ENTRY = {
  id: 'e1',
  data: {},
  variations: { v1: { id: 'v1', testRatio: 0.5, data: {} } },
}
const COOKIE = 'builder.tests.e1'

/** Milliseconds until the content host answers events, during which a page may be left. */
const ANSWER_MS = 30

/** An event of the site, and what it may be credited to unless a refusal came after it. */
export interface Recorded {
  readonly type: 'step' | 'impression' | 'conversion'
  /** Number of the tab, of which each is one page view. */
  readonly tab: number
  readonly visitor: string | undefined
  /** Variations that the tab shows, or else those that it remembers or shows until the event leaves. */
  readonly credit: Set<string>
  /** Whether it had to be sent whatever came next, and no refusal came. */
  isDue: boolean
  isRefused: boolean
  /** Whether a default was withdrawn, which ends its request: docs/tracking.md. */
  isWithdrawn: boolean
  /** Requests' copies of the event that the content host has received. */
  readonly received: { readonly variation: string; readonly visitor: string }[]
}

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

/** A tab until it is left. */
interface Open {
  readonly tab: ReturnType<typeof createContentPage>
  readonly number: number
  readonly model: Expected
  /** Variations that this tab has shown. */
  readonly shown: Set<string>
  client: ChangeableClient | undefined
}

/** A browser with tabs, each with a manager of `connect.js` or with buttons of the site. */
export function openBrowser(managers: readonly (Manager | undefined)[], draws: readonly number[]) {
  const cookies = new Map<string, string>()
  const first = createContentPage()
  const { stored } = first
  /** Ids that the visitor has had removed. */
  const refusedIds = new Set<string>()
  const leaked: string[] = []
  const recorded: Recorded[] = []
  let opened = 0

  function open(manager: Manager | undefined): Open {
    const tab = createContentPage({
      url: 'https://shop.example.com/',
      besides: { cookies, stored, tabs: first.tabs },
      draws,
    })
    tab.answer.mockImplementation(() => ({ results: [ENTRY] }))
    const underWay = new Set<(error: Error) => void>()
    /** Stands for a listener of the site, between which and ours a browser rejects requests. */
    const reject = (): void => {
      for (const fail of underWay) fail(new TypeError('Failed to fetch'))
      underWay.clear()
    }
    const answer = tab.fetch.getMockImplementation()
    tab.fetch.mockImplementation(async (address, init) => {
      if (init?.body) {
        receive(init.body)
        await new Promise<void>((resolve, fail) => {
          underWay.add(fail)
          init.signal?.addEventListener('abort', () => fail(init.signal?.reason))
          setTimeout(resolve, ANSWER_MS)
        })
      }
      return (await answer?.(address, init)) ?? new Response()
    })
    tab.sendBeacon.mockImplementation((_url, body) => {
      receive(body)
      return true
    })
    tab.window.addEventListener('pagehide', reject)
    const model: Expected = {
      manager,
      word: undefined,
      byDefault: manager === 'consent-mode' ? false : undefined,
      isWaiting: manager !== undefined,
      hasWidget: false,
      isDue: false,
      hasRemembered: false,
    }
    if (manager) {
      const controls = pageControls(tab.environment)
      controls.expectConsent()
      followConsent(tab.environment.window as Window, manager, controls.setConsent)
    }
    return { tab, number: opened++, model, shown: new Set(), client: undefined }
  }

  function receive(body: unknown): void {
    for (const { data } of eventsOf(body)) {
      if (refusedIds.has(String(data.visitorId))) leaked.push(String(data.visitorId))
      const { index } = data.metadata as { index?: number }
      const event = { variation: String(data.variationId ?? 'e1'), visitor: String(data.visitorId) }
      if (index !== undefined) recorded[index]?.received.push(event)
    }
  }

  const tabs = managers.map(open)
  const models = (): Expected[] => tabs.map(({ model }) => model)
  const isKnown = (): boolean => stored.has('builderVisitorId') || cookies.has('builderSessionId')

  function say({ tab, model }: Open, allowed: boolean): void {
    const wasKnown = isKnown()
    if (!allowed) {
      const id = stored.get('builderVisitorId')
      if (id !== undefined) refusedIds.add(id)
      for (const event of recorded) event.isRefused = true
    }
    if (model.manager) CONSENT_SIGNALS[model.manager](tab, allowed, true)
    else pageControls(tab.environment).setConsent(allowed)
    model.word = allowed
    if (!allowed) model.hasRemembered = false
    model.isDue = !allowed && !model.hasWidget
    if (allowed || wasKnown) announce(model, allowed)
  }

  function announce(speaker: Expected, allowed: boolean): void {
    for (const other of models()) {
      if (other === speaker || !other.hasWidget) continue
      if (!allowed) other.hasRemembered = false
      const isExpected = other.manager !== undefined || other.word !== undefined
      if (isExpected || !allowed) other.word = allowed
    }
  }

  function sayDefault({ tab, model }: Open, allowed: boolean): void {
    if (!model.manager) return
    // Managers speak of defaults until the visitor has chosen in their dialog.
    CONSENT_SIGNALS[model.manager](tab, allowed, false)
    model.byDefault = allowed
    if (!allowed) for (const event of recorded) event.isWithdrawn = true
  }

  /** Notes an event before it is recorded. Returns its number. */
  function note(
    type: Recorded['type'],
    { model, shown, number, client }: Open,
  ): { readonly index: number } {
    const credit = shown.size > 0 ? shown : new Set([cookies.get(COOKIE) ?? 'e1'])
    if (shown.size === 0) early.set(credit, shown)
    const isDue = mayRemember(model)
    const from = { tab: number, visitor: client?.visitorId }
    const later = { isRefused: false, isWithdrawn: false }
    return { index: recorded.push({ type, ...from, credit, isDue, ...later, received: [] }) - 1 }
  }

  /** Possible credits of events recorded before content, each with the variations of its tab. */
  const early = new Map<Set<string>, Set<string>>()

  const steps: Record<Step, (open: Open) => unknown> = {
    allow: (open) => say(open, true),
    refuse: (open) => say(open, false),
    'allow by default': (open) => sayDefault(open, true),
    'deny by default': (open) => sayDefault(open, false),
    mount(open) {
      if (open.client) return
      open.client = open.tab.client({ canTrack: false })
      open.model.hasWidget = true
      if (open.model.hasRemembered && !isKnown()) open.model.word = false
      open.model.isDue = false
    },
    unmount(open) {
      open.client?.destroy()
      open.client = undefined
      open.model.hasWidget = false
    },
    async wait() {
      await vi.advanceTimersByTimeAsync(600)
      for (const model of models()) model.isWaiting = false
    },
    show(open) {
      const { client, shown } = open
      client?.get('page').then(
        (entry) => {
          if (open.client === client && entry?.testVariationId) shown.add(entry.testVariationId)
        },
        () => {},
      )
    },
    track(open) {
      open.client?.track('step', { metadata: note('step', open) })
    },
    see(open) {
      open.client?.trackImpression('e1', 'e1', note('impression', open))
    },
    buy(open) {
      open.client?.trackConversion(5, 'e1', undefined, note('conversion', open))
    },
    leave,
    async 'leave for thanks'(open) {
      const thanks = await leave(open)
      steps.mount(thanks)
      steps.buy(thanks)
    },
    'clear storage'() {
      // A refusal without a widget takes an empty storage for its own doing.
      if (!models().some(({ isDue }) => isDue)) stored.clear()
    },
  }

  async function leave(left: Open): Promise<Open> {
    await left.tab.leave()
    const opened = open(left.model.manager)
    tabs[tabs.indexOf(left)] = opened
    return opened
  }

  return {
    async take(step: Step, index: number): Promise<void> {
      const open = tabs[index]
      if (!open) return
      await steps[step](open)
      await this.pause(5)
    },
    async pause(ms: number): Promise<void> {
      await vi.advanceTimersByTimeAsync(ms)
      for (const model of models())
        if (model.hasWidget && mayRemember(model)) model.hasRemembered = true
      for (const [credit, shown] of early)
        for (const variation of [cookies.get(COOKIE) ?? 'e1', ...shown]) credit.add(variation)
    },
    found: () => tabs.map(({ client }) => client?.canTrack),
    expected: () => models().map((each) => (each.hasWidget ? mayRemember(each) : undefined)),
    leaked,
    recorded,
  }
}

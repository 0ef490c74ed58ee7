import { type ConsentManager, readManagerText } from '../../src/client/page/managerCategories'
import type { ConsentSource } from '../../src/index'
import { whenThere } from './whenThere'

/**
 * Receives the visitor's choice whenever the consent manager knows it. Before that, receives the
 * manager's default with the source `default`, or `exempt` if the visitor will not be asked.
 */
type Say = (allowed: boolean, source?: ConsentSource) => void

/**
 * Follows a consent manager.
 *
 * @param categories - Required categories, in the manager's terms.
 */
type Follow = (page: ManagedPage, setAllowed: Say, categories: readonly string[]) => void

/** Globals of the consent managers, as documented by them. */
interface ManagedPage extends Window {
  __tcfapi?: (
    command: 'addEventListener',
    version: 2,
    listener: (data: TcData, success: boolean) => void,
  ) => void
  dataLayer?: unknown[]
  OnetrustActiveGroups?: string
  OneTrust?: { IsAlertBoxClosed?: () => boolean }
  Cookiebot?: { consent?: Readonly<Record<string, unknown>>; hasResponse?: boolean }
  UC_UI?: {
    isInitialized?: () => boolean
    isConsentRequired?: () => boolean
    getServicesBaseInfo?: () => readonly OldService[]
  }
  __ucCmp?: {
    isConsentRequired?: () => Promise<boolean>
    getConsentDetails: () => Promise<{ services: Readonly<Record<string, Service>> }>
  }
  Shopify?: {
    customerPrivacy?: CustomerPrivacy
    loadFeatures?: (features: object[], then: (error?: unknown) => void) => void
  }
}

interface TcData {
  readonly eventStatus?: string
  readonly gdprApplies?: boolean
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> }
}

/** A service in version 2 of Usercentrics. */
interface OldService {
  readonly categorySlug: string
  readonly consent: { readonly status: boolean; readonly type?: string }
}

interface Service {
  readonly category: string
  readonly consent?: { readonly given: boolean; readonly type: string }
}

/** A service in any version. */
type KnownService = readonly [category: string, given: boolean, type: string | undefined]

interface CustomerPrivacy {
  /** Of `analytics`, `preferences` and `marketing`. */
  readonly [categoryAllowed: `${string}Allowed`]: (() => boolean) | undefined
  readonly currentVisitorConsent?: () => Readonly<Record<string, string>>
  readonly shouldShowBanner?: () => boolean
}

/** The consent managers that {@link followConsent} supports. */
const MANAGERS: Readonly<Record<ConsentManager, Follow>> = {
  tcf(page, setAllowed, purposes) {
    whenThere(() => page.__tcfapi)((api) =>
      api('addEventListener', 2, ({ eventStatus, gdprApplies, purpose }, success) => {
        // While the manager is loading or its dialog is open, the visitor has not chosen.
        if (!success || !/^(?:tcloaded|useractioncomplete)$/.test(eventStatus ?? '')) return
        // Until it is known whether the law applies, there is no decision.
        if (gdprApplies === false) setAllowed(true, 'exempt')
        else if (gdprApplies) setAllowed(purposes.every((id) => purpose?.consents?.[id] === true))
      }),
    )
  },

  'consent-mode'(page, setAllowed, types) {
    page.dataLayer ??= []
    const layer = page.dataLayer
    const updated: Record<string, boolean> = {}
    /** Defaults by type; `null` for a type that some regions are denied. */
    const initial: Record<string, boolean | null | undefined> = {}
    const read = (entry: unknown): void => {
      // `gtag()` pushes its `arguments`.
      const [command, action, given] = Array.from((entry ?? []) as ArrayLike<unknown>)
      if (command !== 'consent') return
      const states = Object(given)
      const named = types.filter((type) => states[type] !== undefined)
      for (const type of named) {
        const isGranted = states[type] === 'granted'
        if (action === 'update') updated[type] = isGranted
        else if ('region' in states) initial[type] = isGranted ? initial[type] : null
        else if (initial[type] !== null) initial[type] = isGranted
      }
      if (action === 'update' && named.length > 0)
        setAllowed(types.every((type) => updated[type] ?? initial[type]))
    }
    // A denied default only means that the visitor has not been asked yet. If it is denied in some
    // regions, the visitor's own region is unknown.
    const readDefaults = (): void => {
      setAllowed(
        types.every((type) => initial[type]),
        'default',
      )
    }
    for (const entry of layer) read(entry)
    readDefaults()
    const { push } = layer
    layer.push = (...entries) => {
      for (const entry of entries) read(entry)
      // A page sets its defaults in several calls.
      queueMicrotask(readDefaults)
      return push.apply(layer, entries)
    }
  },

  onetrust(page, setAllowed, groups) {
    const read = (): void => {
      const active = page.OnetrustActiveGroups?.split(',')
      if (!active) return
      // While its dialog is open, the groups are the defaults for visitors who have not chosen.
      const source = page.OneTrust?.IsAlertBoxClosed?.() ? undefined : 'default'
      setAllowed(
        groups.every((group) => active.includes(group)),
        source,
      )
    }
    follow(page, ['OneTrustGroupsUpdated'], read)
  },

  cookiebot(page, setAllowed, categories) {
    const read = (): void => {
      const { consent, hasResponse } = page.Cookiebot ?? {}
      if (!consent) return
      const isAllowed = categories.every((category) => consent[category] === true)
      setAllowed(isAllowed, hasResponse ? undefined : 'default')
    }
    follow(page, ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'], read)
  },

  usercentrics(page, setAllowed, categories) {
    const decide = (all: readonly KnownService[], isAsked: boolean | undefined): void => {
      const ours = all.filter(([category]) => categories.includes(category))
      if (ours.length === 0) return
      const isChosen = ours.some(([, , type]) => /^explicit$/i.test(type ?? ''))
      setAllowed(
        ours.every(([, given]) => given) &&
          categories.every((name) => ours.some(([category]) => category === name)),
        isChosen ? undefined : defaultOf(isAsked),
      )
    }
    const read = async (): Promise<void> => {
      if (page.__ucCmp) {
        const { services } = await page.__ucCmp.getConsentDetails()
        decide(
          Object.values(services).map(({ category, consent }) => [
            category,
            consent?.given === true,
            consent?.type,
          ]),
          await page.__ucCmp.isConsentRequired?.(),
        )
      } else if (page.UC_UI?.isInitialized?.()) {
        const services = page.UC_UI.getServicesBaseInfo?.() ?? []
        decide(
          services.map(({ categorySlug, consent }) => [categorySlug, consent.status, consent.type]),
          page.UC_UI.isConsentRequired?.(),
        )
      }
    }
    // If the manager is not ready yet, one of its events will follow.
    const readSafely = (): Promise<void> => read().catch(() => {})
    follow(page, ['UC_UI_INITIALIZED', 'UC_CONSENT'], readSafely)
    // Other events of the dialog, such as its opening, are no choice.
    page.addEventListener('UC_UI_CMP_EVENT', (event) => {
      const { type } = (event as CustomEvent<{ type?: string } | null>).detail ?? {}
      if (/^(?:ACCEPT_ALL|DENY_ALL|SAVE)$/.test(type ?? '')) readSafely()
    })
  },

  shopify(page, setAllowed, categories) {
    const read = (): void => {
      const privacy = page.Shopify?.customerPrivacy
      if (!privacy) return
      const chosen = privacy.currentVisitorConsent?.() ?? {}
      const isAllowed = (name: string): boolean =>
        (privacy[`${name}ProcessingAllowed`] ?? privacy[`${name}Allowed`])?.() === true
      setAllowed(
        categories.every(isAllowed),
        categories.some((name) => chosen[name])
          ? undefined
          : defaultOf(privacy.shouldShowBanner?.()),
      )
    }
    follow(page.document, ['visitorConsentCollected'], read)
    const feature = { name: 'consent-tracking-api', version: '0.1' }
    if (!page.Shopify?.customerPrivacy) {
      whenThere(() => page.Shopify?.loadFeatures)((load) =>
        load([feature], (error) => error || read()),
      )
    }
  },
}

/** Returns the source of a default. `isAsked` is undefined while the manager does not know. */
function defaultOf(isAsked: boolean | undefined): ConsentSource {
  return isAsked === false ? 'exempt' : 'default'
}

/** Reads the current state, and again at every event. */
function follow(target: EventTarget, types: readonly string[], read: () => unknown): void {
  for (const type of types) target.addEventListener(type, read)
  read()
}

/**
 * Follows a consent manager and reports the visitor's choice, also if it is the same again: the
 * visitor may have chosen otherwise in another tab. Until the visitor has chosen, each change of
 * the manager's default is reported.
 *
 * @param text - Name of a manager, optionally with the required categories: `onetrust C0003`.
 * @throws Error when the manager is unknown. Consent is refused then.
 */
export function followConsent(page: Window, text: string, setAllowed: Say): void {
  const { name, categories } = readManagerText(text)
  const manager = Object.entries(MANAGERS).find(([known]) => known === name)?.[1]
  if (!manager) {
    // Not a visitor's choice, which would be remembered when the name has been corrected.
    setAllowed(false, 'default')
    const known = Object.keys(MANAGERS).join(', ')
    throw new Error(
      `SiteBlocks: data-consent="${text}" is not a known consent manager. Use one of ${known}, or call SiteBlocks.setConsent() yourself.`,
    )
  }
  let lastDefault = ''
  let hasSpoken = false
  manager(
    page as ManagedPage,
    (allowed, source) => {
      if (source === undefined) {
        hasSpoken = true
      } else {
        const said = `${allowed} ${source}`
        if (hasSpoken || said === lastDefault) return
        lastDefault = said
      }
      setAllowed(allowed, source)
    },
    categories,
  )
}

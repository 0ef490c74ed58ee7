import { type ConsentManager, readManagerText } from '../../src/client/page/consentManager'
import type { ConsentSource } from '../../src/index'
import { warnOnce } from '../../src/utils/problems/warn'
import { whenThere } from './whenThere'

/**
 * Receives the visitor's choice whenever the consent manager knows it. Before that, receives the
 * manager's default with the source `default`, or `exempt` if the visitor will not be asked.
 */
type Say = (allowed: boolean, source?: ConsentSource) => void

/** Whether a category is allowed; `undefined` where the manager has none of that name. */
type Choices = (category: string) => boolean | undefined

/**
 * Follows a consent manager. Which categories are required is not its business: it reports the
 * choice for each.
 *
 * @param report - Like {@link Say}, with the choice for each category.
 * @param categories - Required categories, in the manager's terms.
 */
type Follow = (
  page: ManagedPage,
  report: (choices: Choices, source?: ConsentSource) => void,
  categories: readonly string[],
) => void

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

/** A service in either version. */
interface KnownService {
  readonly category: string
  readonly given: boolean
  readonly type: string | undefined
}

interface CustomerPrivacy {
  readonly analyticsProcessingAllowed?: () => boolean
  readonly marketingAllowed?: () => boolean
  readonly preferencesProcessingAllowed?: () => boolean
  readonly saleOfDataAllowed?: () => boolean
  readonly currentVisitorConsent?: () => Readonly<Record<string, string>>
  readonly shouldShowBanner?: () => boolean
}

/** Methods of {@link CustomerPrivacy} by category. */
const SHOPIFY_METHODS: Readonly<Record<string, keyof CustomerPrivacy>> = {
  analytics: 'analyticsProcessingAllowed',
  marketing: 'marketingAllowed',
  preferences: 'preferencesProcessingAllowed',
  sale_of_data: 'saleOfDataAllowed',
}

/** The consent managers that {@link followConsent} supports. */
const MANAGERS: Readonly<Record<ConsentManager, Follow>> = {
  tcf(page, report) {
    whenThere(() => page.__tcfapi)((api) =>
      api('addEventListener', 2, ({ eventStatus, gdprApplies, purpose }, success) => {
        // While the manager is loading or its dialog is open, the visitor has not chosen.
        if (!success || !/^(?:tcloaded|useractioncomplete)$/.test(eventStatus ?? '')) return
        // Until it is known whether the law applies, there is no decision.
        if (gdprApplies === false) report(() => true, 'exempt')
        else if (gdprApplies) {
          report((id) => (/^\d+$/.test(id) ? purpose?.consents?.[id] === true : undefined))
        }
      }),
    )
  },

  'consent-mode'(page, report, types) {
    page.dataLayer ??= []
    const layer = page.dataLayer
    const updates = new Map<string, boolean>()
    /** What is allowed by default in all regions. */
    const defaults = new Map<string, boolean>()
    /** What is denied by default in some regions. The visitor's own region is unknown. */
    const regional = new Set<string>()
    const byDefault: Choices = (type) => defaults.get(type) === true && !regional.has(type)
    const named: Choices = (type) =>
      updates.get(type) ?? (defaults.has(type) || regional.has(type) ? byDefault(type) : undefined)
    const read = (entry: unknown): void => {
      // `gtag()` pushes its `arguments`.
      const [command, action, given] = Array.from((entry ?? []) as ArrayLike<unknown>)
      if (command !== 'consent') return
      const states = Object.entries((given ?? {}) as Readonly<Record<string, unknown>>)
      const isRegional = 'region' in Object(given)
      for (const [type, state] of states) {
        const isGranted = state === 'granted'
        if (action === 'update') updates.set(type, isGranted)
        else if (!isRegional) defaults.set(type, isGranted)
        else if (!isGranted) regional.add(type)
      }
      if (action === 'update' && states.some(([type]) => types.includes(type)))
        report((type) => named(type) === true)
    }
    // A denied default only means that the visitor has not been asked yet.
    const readDefaults = (): void => report(updates.size > 0 ? named : byDefault, 'default')
    for (const entry of layer) read(entry)
    readDefaults()
    const { push } = layer
    layer.push = (...entries) => {
      for (const entry of entries) read(entry)
      // A page sets its defaults, and perhaps its updates, in several calls.
      queueMicrotask(readDefaults)
      return push.apply(layer, entries)
    }
  },

  onetrust(page, report) {
    const read = (): void => {
      const active = page.OnetrustActiveGroups?.split(',')
      if (!active) return
      // While its dialog is open, the groups are the defaults for visitors who have not chosen.
      const source = page.OneTrust?.IsAlertBoxClosed?.() ? undefined : 'default'
      // The groups that are refused are not listed, so a misspelt one cannot be told.
      report((group) => active.includes(group), source)
    }
    follow(page, ['OneTrustGroupsUpdated'], read)
  },

  cookiebot(page, report) {
    const read = (): void => {
      const { consent, hasResponse } = page.Cookiebot ?? {}
      if (!consent) return
      const choices: Choices = (category) =>
        category in consent ? consent[category] === true : undefined
      report(choices, hasResponse ? undefined : 'default')
    }
    follow(page, ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'], read)
  },

  usercentrics(page, report, categories) {
    const decide = (services: readonly KnownService[], isAsked: boolean | undefined): void => {
      if (services.length === 0) return
      const ours = services.filter(({ category }) => categories.includes(category))
      const isChosen = ours.some(({ type }) => type?.toUpperCase() === 'EXPLICIT')
      const choices: Choices = (category) => {
        const those = ours.filter((service) => service.category === category)
        return those.length === 0 ? undefined : those.every(({ given }) => given)
      }
      report(choices, isChosen ? undefined : defaultOf(isAsked))
    }
    const read = async (): Promise<void> => {
      if (page.__ucCmp) {
        const { services } = await page.__ucCmp.getConsentDetails()
        decide(
          Object.values(services).map(({ category, consent }) => ({
            category,
            given: consent?.given === true,
            type: consent?.type,
          })),
          await page.__ucCmp.isConsentRequired?.(),
        )
      } else if (page.UC_UI?.isInitialized?.()) {
        const services = page.UC_UI.getServicesBaseInfo?.() ?? []
        decide(
          services.map(({ categorySlug: category, consent: { status: given, type } }) => ({
            category,
            given,
            type,
          })),
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

  shopify(page, report, categories) {
    const read = (): void => {
      const privacy = page.Shopify?.customerPrivacy
      if (!privacy) return
      const chosen = privacy.currentVisitorConsent?.() ?? {}
      const isChosen = categories.some((category) => /^(?:yes|no)$/.test(chosen[category] ?? ''))
      const choices: Choices = (category) => {
        const method = SHOPIFY_METHODS[category]
        return method && Boolean(privacy[method]?.())
      }
      report(choices, isChosen ? undefined : defaultOf(privacy.shouldShowBanner?.()))
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
    (choices, source) => {
      const unknown = categories.filter((category) => choices(category) === undefined)
      if (unknown.length > 0) {
        warnOnce(
          `data-consent="${text}" requires ${unknown.join(' and ')}, which the manager has not named. Nobody is remembered without it: correct it.`,
        )
      }
      const allowed = categories.every(choices)
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

import { createListeners, type Listeners } from '../../utils/timing/createListeners'
import { onePer } from '../../utils/values/onePer'
import { type CookieJar, createCookieJar } from '../browser/cookieJar'
import { type ClientEnvironment, defaultEnvironment } from '../browser/environment'
import { createStorage, type SafeStorage } from '../browser/safeStorage'
import {
  announceConsent,
  CONSENT_KEY,
  type Decision,
  forgetVisitor,
  VISITOR_KEY,
} from '../browser/storedNames'
import type { ClientOptions } from '../options/ClientOptions'
import { allowedPageKeys } from '../pageKeys/allowedPageKeys'
import { withoutCampaign } from '../pageKeys/campaignParameters'
import { type PageKeys, readPageKeys } from '../pageKeys/readPageKeys'
import { createPageConsent, type PageConsent } from './consent'

/**
 * Cause of a page view: a load, a route to another path, a route that changes only the query or the
 * fragment, a return from the back/forward cache, or a call by the site.
 */
export type PageViewCause = 'load' | 'route' | 'query' | 'fragment' | 'return' | 'call'

/** Lasts from a load, a route change or a return from the back/forward cache to the next one. */
export interface PageView {
  /** Number of the page view, counted from 1. */
  readonly number: number
  readonly cause: PageViewCause
  /** Keys in the page's URL when the page view started, which {@link Page.keysFor} judges. */
  readonly keys: PageKeys
}

/** State that all clients on a page share. */
export interface Page {
  readonly environment: ClientEnvironment
  readonly consent: PageConsent
  readonly cookies: CookieJar
  readonly storage: SafeStorage
  /** The site's request hooks for all clients. */
  readonly requestHooks: Listeners<HookedRequest>
  /** Current page view. */
  readonly view: PageView
  /** Returns the keys in the page's URL that a client with these options respects. */
  keysFor(options: ClientOptions): PageKeys
  /**
   * Starts a new page view: reads the URL's keys again. Impressions, which are remembered per view,
   * count anew, and variations that waited for it are shown.
   */
  startView(cause: PageViewCause): void
  /** Calls `listener` after a page view has started. Returns the undo. */
  onView(listener: (view: PageView) => void): () => void
  /**
   * Calls `listener` when a retry may succeed: the browser is back online or the page visible
   * again. Returns the undo.
   */
  onRecovery(listener: () => void): () => void
  /**
   * Registers a client. The undo works once; after the last undo, no listeners remain on the
   * window.
   *
   * The first client starts a page view if the address has changed since the last client left.
   */
  join(): () => void
  /** Calls `listener` when the page has a client again. Returns the undo. */
  onOccupied(listener: () => void): () => void
  /** Adds a listener while the page has clients. `target` defaults to the window. */
  listen(type: string, listener: (event: Event) => void, target?: EventTarget): void
}

const keptPage = onePer(createPage)

/**
 * Returns the page of an environment: the same one at every call.
 *
 * On a server, each client gets a page of its own, so that requests do not share data.
 */
export function pageFor(environment: ClientEnvironment = defaultEnvironment()): Page {
  return environment.window === undefined ? createPage(environment) : keptPage(environment)
}

/** A content request before it is sent. */
export interface HookedRequest {
  /** Origin of the content host. */
  readonly host: string
  /** Key of the space. */
  readonly apiKey: string
  /** Name of the requested model. */
  readonly model: string
  /** Headers to send. They override those of the options. */
  readonly headers: Record<string, string>
  /** Parameters to add to the URL, like `options` of a request. */
  readonly query: Record<string, unknown>
}

/** Adds headers and parameters to a request. */
export type RequestHook = (request: HookedRequest) => void

function createPage(environment: ClientEnvironment): Page {
  const { window } = environment
  const viewListeners = createListeners<PageView>()
  const recoveries = createListeners<void>()
  const occupied = createListeners<void>()
  const attached: ((change: 'addEventListener' | 'removeEventListener') => void)[] = []
  const address = (): string =>
    `${window?.location.pathname}${withoutCampaign(window?.location.search ?? '')}`
  let clients = 0
  let addressOfView = address()
  let view: PageView = { number: 1, cause: 'load', keys: readKeys() }

  function readKeys(): PageKeys {
    return readPageKeys(window?.location.search ?? '')
  }

  function keysFor(options: ClientOptions): PageKeys {
    return allowedPageKeys(view.keys, options, window)
  }

  function startView(cause: PageViewCause): void {
    view = { number: view.number + 1, cause, keys: readKeys() }
    addressOfView = address()
    cookies.forgetSnapshot()
    consent.beginView()
    viewListeners.notify(view)
  }

  /** Refreshes data after prerendering, since another page may have changed storage meanwhile. */
  function activate(): void {
    cookies.forgetSnapshot()
    consent.activate()
  }

  const cookies = createCookieJar(environment)
  const storage = createStorage(environment)
  const consent = createPageConsent(
    environment,
    (options) => keysFor(options).isPreview,
    () => storage.get(VISITOR_KEY) !== null,
  )
  consent.onAllow(() => announceConsent(storage, 'allow'))
  consent.onForget(() => forgetVisitor(cookies, storage))
  const page: Page = {
    environment,
    consent,
    cookies,
    storage,
    requestHooks: createListeners(),
    get view() {
      return view
    },
    keysFor,
    startView,
    onView: viewListeners.add,
    onRecovery: recoveries.add,
    onOccupied: occupied.add,
    join() {
      clients += 1
      if (clients === 1) {
        if (address() !== addressOfView) startView('route')
        for (const attach of attached) attach('addEventListener')
        occupied.notify()
      }
      return () => {
        clients -= 1
        if (clients === 0) for (const attach of attached) attach('removeEventListener')
      }
    },
    listen(type, listener, target = window) {
      attached.push((change) => target?.[change](type, listener))
      if (clients > 0) target?.addEventListener(type, listener)
    },
  }
  page.listen('storage', (event) => {
    const { key, newValue } = event as StorageEvent
    if (key === CONSENT_KEY && newValue) consent.hear(newValue as Decision)
  })
  page.listen('pageshow', (event) => {
    if (!(event as PageTransitionEvent).persisted) return
    startView('return')
    recoveries.notify()
  })
  const document = window?.document
  const onVisible = (): void => {
    if (document?.visibilityState === 'visible') recoveries.notify()
  }
  page.listen('online', () => recoveries.notify())
  page.listen('visibilitychange', onVisible, document)
  page.listen('resume', onVisible, document)
  page.listen('prerenderingchange', activate, document)
  return page
}

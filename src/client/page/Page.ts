import { createListeners, type Listeners } from '../../utils/createListeners'
import { onePer } from '../../utils/onePer'
import { type Actions, createActions } from '../actions'
import { type ClientEnvironment, defaultEnvironment } from '../environment'
import { type PageKeys, readPageKeys } from '../pageKeys/readPageKeys'
import {
  createTrackingHooks,
  type TrackingHook,
  type TrackingHooks,
} from '../tracking/trackingHooks'
import {
  type CookieJar,
  createCookieJar,
  createStorage,
  type SafeStorage,
} from '../visitor/browserStorage'
import { forgetVisitor } from '../visitor/storedNames'
import { withoutCampaign } from './campaignParameters'
import { type ConsentSource, createPageConsent, type PageConsent } from './consent'

/**
 * The cause of a page view: a load, a route to another path, a route that changes the query or the
 * fragment alone, a return from the back/forward cache, or a call of the site.
 */
export type PageViewCause = 'load' | 'route' | 'query' | 'fragment' | 'return' | 'call'

/** From a load, a route change or a return from the back/forward cache to the next of these. */
export interface PageView {
  /** Counts the page views of this page, from 1. */
  readonly number: number
  readonly cause: PageViewCause
  /** Keys of the page's URL when the page view began. */
  readonly keys: PageKeys
}

/** State of a page that all its clients share. */
export interface Page {
  readonly environment: ClientEnvironment
  readonly consent: PageConsent
  readonly cookies: CookieJar
  readonly storage: SafeStorage
  readonly actions: Actions
  /** The site's hooks for events of every client. */
  readonly trackingHooks: TrackingHooks
  /** The site's hooks for requests of every client. */
  readonly requestHooks: Listeners<HookedRequest>
  /** The page view under way. */
  readonly view: PageView
  /**
   * Begins a new page view: keys are read anew, impressions count again, held variations are shown.
   */
  startView(cause: PageViewCause): void
  /** Calls `listener` after a page view has begun. Returns the undo. */
  onView(listener: (view: PageView) => void): () => void
  /**
   * Calls `listener` when requests that failed may succeed: online again, or on screen again.
   * Returns the undo.
   */
  onRecovery(listener: () => void): () => void
  /**
   * Counts in a client. Returns the undo, for one call; after the last one, nothing listens to the
   * page's window.
   *
   * A first client that comes to another address than the last one left begins a page view.
   */
  join(): () => void
  /** Listens while the page has clients: to the window, unless told otherwise. */
  listen(type: string, listener: (event: Event) => void, target?: EventTarget): void
}

const keptPage = onePer(createPage)

/**
 * The page of an environment: the same one at every call.
 *
 * A server has no page, so each of its clients gets one of its own, and no request learns of
 * another.
 */
export function pageFor(environment: ClientEnvironment = defaultEnvironment()): Page {
  return environment.window === undefined ? createPage(environment) : keptPage(environment)
}

/** Calls of the site that reach all clients on its page at once. */
export interface PageControls extends Actions {
  /**
   * Allows or forbids remembering visitors, for every client on the page, those to come included.
   *
   * @param source - `default` for what a consent manager applies to visitors who have not spoken:
   *   it takes the place of `canTrack`, and does not overrule Global Privacy Control.
   */
  setConsent(allowed: boolean, source?: ConsentSource): void
  /**
   * Expects a word of the visitor, by {@link PageControls.setConsent}: nothing is remembered before
   * it, and content that depends on it waits, 500 ms at most unless the option `consentWait` of a
   * client says otherwise.
   */
  expectConsent(): void
  /** Begins a new page view, as `Client.startPageView` does. */
  startPageView(cause: PageViewCause): void
  /**
   * Adds a hook that may change or drop the events of every client, before the client's own.
   * Returns the undo.
   */
  addTrackingHook(hook: TrackingHook): () => void
  /**
   * Adds a hook that may add headers and parameters to every client's requests for content. Returns
   * the undo.
   */
  addRequestHook(hook: RequestHook): () => void
}

/** A request for content, before it is sent. */
export interface HookedRequest {
  /** Origin that it goes to. */
  readonly host: string
  /** Key of the space that it asks. */
  readonly apiKey: string
  /** Name of the model that it asks for. */
  readonly model: string
  /** Headers to send, over those of the options. */
  readonly headers: Record<string, string>
  /** Parameters to put on the URL, as `options` of a request does. */
  readonly query: Record<string, unknown>
}

/** Adds what it wants to `headers` and `query`. */
export type RequestHook = (request: HookedRequest) => void

/** The controls of an environment's page; there need not be a client yet. */
export function pageControls(environment?: ClientEnvironment): PageControls {
  const { consent, startView, actions, trackingHooks, requestHooks } = pageFor(environment)
  return {
    ...actions,
    setConsent: consent.setConsent,
    expectConsent: () => consent.expect(),
    startPageView: startView,
    addTrackingHook: trackingHooks.add,
    addRequestHook: requestHooks.add,
  }
}

function createPage(environment: ClientEnvironment): Page {
  const { window } = environment
  const viewListeners = createListeners<PageView>()
  const recoveries = createListeners<void>()
  const attached: ((change: 'addEventListener' | 'removeEventListener') => void)[] = []
  const address = (): string =>
    `${window?.location.pathname}${withoutCampaign(window?.location.search ?? '')}`
  let clients = 0
  let addressOfView = address()
  let view: PageView = { number: 1, cause: 'load', keys: readKeys() }

  function readKeys(): PageKeys {
    return readPageKeys(window?.location.search ?? '')
  }

  function startView(cause: PageViewCause): void {
    view = { number: view.number + 1, cause, keys: readKeys() }
    addressOfView = address()
    cookies.forgetSnapshot()
    consent.beginView()
    viewListeners.notify(view)
  }

  /** Another page may have stored something since this one was prerendered. */
  function activate(): void {
    cookies.forgetSnapshot()
    consent.activate()
  }

  const consent = createPageConsent(environment, () => view.keys.isPreview)
  const cookies = createCookieJar(environment)
  const storage = createStorage(environment)
  consent.onForget(() => forgetVisitor(cookies, storage))
  const page: Page = {
    environment,
    consent,
    cookies,
    storage,
    actions: createActions(),
    trackingHooks: createTrackingHooks(),
    requestHooks: createListeners(),
    get view() {
      return view
    },
    startView,
    onView: viewListeners.add,
    onRecovery: recoveries.add,
    join() {
      clients += 1
      if (clients === 1) {
        if (address() !== addressOfView) startView('route')
        for (const attach of attached) attach('addEventListener')
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

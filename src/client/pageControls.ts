import type { ClientEnvironment } from './browser/environment'
import { type Actions, actionsOf } from './page/actions'
import type { ConsentSource } from './page/consentSource'
import { type PageViewCause, pageFor, type RequestHook } from './page/Page'
import { type TrackingHook, trackingHooksFor } from './tracking/trackingHooks'

/** Methods that affect all clients on a page at once. */
export interface PageControls extends Actions {
  /**
   * Sets consent for every client on the page, including later ones.
   *
   * @param source - `default` for a consent manager's default, which applies until the visitor
   *   decides: it overrides `canTrack` but not Global Privacy Control. `exempt` for the default of
   *   a visitor who does not have to be asked: content stops waiting.
   */
  setConsent(allowed: boolean, source?: ConsentSource): void
  /**
   * Announces a call of {@link PageControls.setConsent}. Nothing is remembered before that call,
   * and content that depends on it waits for up to 500 ms, or as long as a client's `consentWait`.
   */
  expectConsent(): void
  /** Starts a new page view, like `Client.startPageView`. */
  startPageView(cause: PageViewCause): void
  /**
   * Adds a hook that may change or drop the events of every client. It runs before the client's own
   * hooks. Returns the undo.
   */
  addTrackingHook(hook: TrackingHook): () => void
  /**
   * Adds a hook that may add headers and parameters to the content requests of every client.
   * Returns the undo.
   */
  addRequestHook(hook: RequestHook): () => void
}

/** Returns the controls of an environment's page, even before it has a client. */
export function pageControls(environment?: ClientEnvironment): PageControls {
  const page = pageFor(environment)
  const { consent, startView, requestHooks } = page
  const actions = actionsOf(page)
  return {
    registerAction: actions.registerAction,
    runAction: actions.runAction,
    setConsent: consent.setConsent,
    expectConsent: () => consent.expect(),
    startPageView: startView,
    addTrackingHook: trackingHooksFor(page).add,
    addRequestHook: requestHooks.add,
  }
}

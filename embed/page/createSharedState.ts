import { isVisitorDecision, readConsent } from '../../src/client/page/consentSource'
import {
  type BlockRegistry,
  type Client,
  type ClientEnvironment,
  type ClientOptions,
  createRegistry,
  defaultEnvironment,
  type PageControls,
  pageControls,
  type UserAttributes,
} from '../../src/index'
import type { FollowedRoutes } from '../options/FollowedRoutes'
import { type AnalyticsReports, createAnalyticsReports } from './analytics'
import { createTrust, type Trust } from './createTrust'
import { followConsentAttribute } from './followConsentAttribute'
import { createPageEvents, type PageEvents } from './pageEvents'
import type { Renderer, WidgetClient } from './Renderer'
import { createRouteWatch } from './watchRoute'

/** State that all widgets of a page share, because the global's methods affect all of them. */
export interface SharedState {
  /** Blocks that content may use in any widget. */
  readonly registry: BlockRegistry
  readonly renderer: Renderer
  readonly analytics: AnalyticsReports
  /** Decides which keys and hosts elements in the markup may use. */
  readonly trust: Trust
  /** Controls of all clients, including later ones. */
  readonly controls: SharedControls
  /**
   * Makes a client that receives all earlier and later calls of the page. It may send the page's
   * own events.
   */
  createClient(options: ClientOptions): WidgetClient
  /**
   * Makes a client for entries of another space inside a widget. It never sends the page's own
   * events.
   */
  createForeignClient(options: ClientOptions): WidgetClient
  /** Records an event of the page itself. */
  dispatch: PageEvents['dispatch']
  /**
   * Starts a page view whenever the page's own router changes the address. Returns the undo.
   *
   * @param routes - Parts of the address whose changes count as a route.
   */
  followRoutes(view: Window, routes: FollowedRoutes): () => void
}

/** Controls of all clients, including later ones. */
export interface SharedControls
  extends Omit<PageControls, 'startPageView' | 'expectConsent'>,
    Pick<Client, 'setUserAttributes'> {}

/** A client alone fetches nothing at a route: a page view begins, no more. */
const DEFAULT_ROUTES: FollowedRoutes = false

/** Makes the state that a page's widgets share. */
export function createSharedState(
  renderer: Renderer,
  environment: ClientEnvironment = defaultEnvironment(),
): SharedState {
  const { startPageView, expectConsent, ...controls } = pageControls(environment)
  const { setConsent } = controls
  const lookForManager = followConsentAttribute(environment.window?.document, {
    expectConsent,
    setConsent,
  })
  const clients = new Set<Client>()
  let userAttributes: UserAttributes | undefined
  /** Whether the page's last setConsent() call, or the last destroyed client, allowed tracking. */
  let mayLast = false
  const followRoutes = createRouteWatch(startPageView)

  const analytics = createAnalyticsReports((client) => {
    if (clients.has(client)) return client.canTrack
    return clients.size > 0 ? Array.from(clients).some(({ canTrack }) => canTrack) : mayLast
  })

  function addClient(options: ClientOptions): WidgetClient {
    lookForManager()
    const client = renderer.createClient(options, environment)
    clients.add(client)
    if (environment.window) client.onDestroy(followRoutes(environment.window, DEFAULT_ROUTES))
    client.onConsent(analytics.deliver)
    client.onDestroy(() => {
      clients.delete(client)
      mayLast = client.canTrack
      if (client.isRefused) analytics.drop(client)
    })
    if (userAttributes) client.setUserAttributes(userAttributes)
    analytics.deliver()
    return client
  }

  const trust = createTrust()
  const events = createPageEvents(environment.window, trust, addClient)

  return {
    renderer,
    registry: createRegistry([], renderer.blocks),
    analytics,
    trust,
    controls: {
      ...controls,
      setConsent(allowed, source) {
        setConsent(allowed, source)
        if (isVisitorDecision(source)) mayLast = readConsent(allowed, source)
        analytics.deliver()
      },
      setUserAttributes(attributes) {
        userAttributes = { ...userAttributes, ...attributes }
        for (const client of clients) client.setUserAttributes(userAttributes)
      },
    },
    createClient(options) {
      const client = addClient(options)
      events.join(client)
      return client
    },
    createForeignClient: addClient,
    dispatch: events.dispatch,
    followRoutes,
  }
}

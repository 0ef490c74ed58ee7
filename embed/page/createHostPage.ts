import {
  type BlockRegistry,
  type ChangeableClient,
  type Client,
  type ClientEnvironment,
  type ClientOptions,
  createRegistry,
  defaultEnvironment,
  type PageControls,
  pageControls,
  type UserAttributes,
} from '../../src/index'
import { type AnalyticsReports, createAnalyticsReports } from './analytics'
import { createTrust, type Trust } from './createTrust'
import { followMarkup } from './followMarkup'
import { createPageEvents, type PageEvents } from './pageEvents'
import type { Renderer } from './Renderer'
import { createRouteWatch, type FollowedRoutes } from './watchRoute'

/** State that all widgets of a page share, because the page's calls reach all of them. */
export interface HostPage {
  /** Blocks that content may use in every widget. */
  readonly registry: BlockRegistry
  readonly renderer: Renderer
  readonly analytics: AnalyticsReports
  /** Decides which keys and hosts elements of the markup may show. */
  readonly trust: Trust
  /** Calls that reach all clients, the later ones included. */
  readonly controls: HostPageControls
  /**
   * Makes a client that hears what the page says, and what it said before. The page's own events
   * may go by it.
   */
  createClient(options: ClientOptions): ChangeableClient
  /**
   * Makes a client for entries of another space inside a widget, which the page's own events never
   * go by.
   */
  createForeignClient(options: ClientOptions): ChangeableClient
  /** Records an event of the page itself. */
  dispatch: PageEvents['dispatch']
  /**
   * Begins a page view whenever the page's own router goes to another address. Returns the undo.
   *
   * @param routes - Parts of the address whose change counts as a route.
   */
  followRoutes(view: Window, routes: FollowedRoutes): () => void
}

/** Calls that reach all clients, the later ones included. */
export interface HostPageControls
  extends Omit<PageControls, 'startPageView' | 'expectConsent'>,
    Pick<Client, 'setUserAttributes'> {}

/** Makes what the widgets of a page share. */
export function createHostPage(
  renderer: Renderer,
  environment: ClientEnvironment = defaultEnvironment(),
): HostPage {
  const { startPageView, expectConsent, ...controls } = pageControls(environment)
  const { setConsent } = controls
  const lookForManager = followMarkup(environment.window?.document, { expectConsent, setConsent })
  const clients = new Set<Client>()
  let userAttributes: UserAttributes | undefined
  /** The last word of the page, or of the last client that has gone. */
  let mayLast = false

  const analytics = createAnalyticsReports((client) => {
    if (clients.has(client)) return client.canTrack
    return clients.size > 0 ? Array.from(clients).some(({ canTrack }) => canTrack) : mayLast
  })

  function addClient(options: ClientOptions): ChangeableClient {
    lookForManager()
    const client = renderer.createClient(options, environment)
    clients.add(client)
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
        if (source !== 'default') mayLast = allowed
        setConsent(allowed, source)
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
    followRoutes: createRouteWatch(startPageView),
  }
}

import {
  type BlockDefinition,
  type BlockRegistry,
  type ChangeableClient,
  type Client,
  type ClientEnvironment,
  type ClientOptions,
  createClient,
  createRegistry,
  defaultEnvironment,
  type PageControls,
  pageControls,
  type UserAttributes,
} from '../../src/index'
import { type AnalyticsReports, createAnalyticsReports } from './analytics'
import { createTrust, type Trust } from './createTrust'
import { followMarkup } from './followMarkup'
import { createRouteWatch, type FollowedRoutes } from './watchRoute'

/** What all widgets of a host page share, because the page speaks to all of them at once. */
export interface HostPage {
  /** Blocks that content may use in every widget. */
  readonly registry: BlockRegistry
  readonly analytics: AnalyticsReports
  /** What elements of the markup may show. */
  readonly trust: Trust
  /** What may be said to all clients at once, the later ones included. */
  readonly controls: HostPageControls
  /** Makes a client that hears what the page says, and what it said before. */
  createClient(options: ClientOptions): ChangeableClient
  /**
   * Has an event sent to the space of the first client that there was, by the oldest client of that space. Waits
   * while there is none.
   */
  dispatch(message: (client: Client) => void): void
  /**
   * Begins a page view whenever the page's own router goes to another address. Returns the undo.
   *
   * @param routes - What counts as another address.
   */
  followRoutes(view: Window, routes: FollowedRoutes): () => void
}

/** What is said to all clients, the later ones included. */
export interface HostPageControls
  extends Omit<PageControls, 'startPageView' | 'expectConsent'>,
    Pick<Client, 'setUserAttributes'> {}

/** Events that wait for a first client; a page without one should not collect them for ever. */
const MOST_WAITING = 1_000

/** Makes what the widgets of a page share. */
export function createHostPage(
  blocks: readonly BlockDefinition[],
  environment: ClientEnvironment = defaultEnvironment(),
): HostPage {
  const { startPageView, expectConsent, ...controls } = pageControls(environment)
  const { setConsent } = controls
  const lookForManager = followMarkup(environment.window?.document, { expectConsent, setConsent })
  const clients = new Set<Client>()
  let userAttributes: UserAttributes | undefined
  const waiting: ((client: Client) => void)[] = []
  /** The space that the page's own events go to. */
  let home: string | undefined
  /** The last word of the page, or of the last client that has gone. */
  let mayLast = false

  const analytics = createAnalyticsReports((client) => {
    if (clients.has(client)) return client.canTrack
    return clients.size > 0 ? Array.from(clients).some(({ canTrack }) => canTrack) : mayLast
  })

  function findHomeClient(): Client | undefined {
    return Array.from(clients).find((client) => spaceName(client) === home)
  }

  return {
    registry: createRegistry(blocks),
    analytics,
    trust: createTrust(),
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
      lookForManager()
      const client = createClient(options, environment)
      clients.add(client)
      client.onConsent(analytics.deliver)
      client.onDestroy(() => {
        clients.delete(client)
        mayLast = client.canTrack
        if (client.isRefused) analytics.drop(client)
      })
      home ??= spaceName(client)
      if (userAttributes) client.setUserAttributes(userAttributes)
      analytics.deliver()
      const receiver = findHomeClient()
      if (receiver) for (const message of waiting.splice(0)) message(receiver)
      return client
    },
    dispatch(message) {
      const receiver = findHomeClient()
      if (receiver) message(receiver)
      else if (waiting.length < MOST_WAITING) waiting.push(message)
    },
    followRoutes: createRouteWatch(startPageView),
  }
}

function spaceName({ host, options }: Client): string {
  return `${host} ${options.apiKey}`
}

import type { Client, PageViewCause } from '../../src/index'
import { type FollowedRoutes, isFollowed } from '../options/FollowedRoutes'
import type { SharedState } from '../page/createSharedState'
import { ROUTE_QUIET_MS } from '../page/watchRoute'

/** The page views of a widget's page, and the one that its content counts for. */
export interface PageViews {
  /** Number of the page view that the content on screen counts for. */
  readonly counted: number
  /** Call when content is requested. */
  ask(): void
  /** Call before requested content, or an edit of it, is rendered. */
  receive(): void
  /** Applies a new value of the option `reloadOnRoute`. */
  follow(routes: FollowedRoutes | undefined): void
  stop(): void
}

/** Actions on a widget that page views trigger. */
export interface PageViewActions {
  /** Fetches the content of the page's new address. */
  reload(): void
  /** Whether an entry is on screen and no replacement has been requested. */
  isShown(): boolean
  /** Counts the entry on screen for the current page view. */
  recount(): void
}

/**
 * Follows the page's router. If the site wants it, fetches the content of the new address.
 *
 * Otherwise, the content counts for the new address if it is still there after a while: many
 * routers change the address first, and remove the old view only after the new one has loaded.
 */
export function createPageViews(
  page: SharedState,
  client: Client,
  view: Window | null,
  actions: PageViewActions,
): PageViews {
  let asked = client.pageView
  let counted = asked
  let settling: ReturnType<typeof setTimeout> | undefined
  let followed: FollowedRoutes = false
  let stopFollowing = (): void => {}

  function stay(): void {
    asked = client.pageView
    if (!actions.isShown()) return
    counted = asked
    actions.recount()
  }

  const stopListening = client.onPageView((cause) => {
    clearTimeout(settling)
    if (isFollowed(cause, followed)) actions.reload()
    else if (isRoute(cause)) settling = setTimeout(stay, ROUTE_QUIET_MS)
    else stay()
  })

  return {
    get counted() {
      return counted
    },
    ask() {
      clearTimeout(settling)
      asked = client.pageView
    },
    receive() {
      counted = asked
    },
    follow(routes = false) {
      followed = routes
      const stopBefore = stopFollowing
      if (view) stopFollowing = page.followRoutes(view, routes)
      stopBefore()
    },
    stop() {
      clearTimeout(settling)
      stopListening()
      stopFollowing()
    },
  }
}

function isRoute(cause: PageViewCause): boolean {
  return cause === 'route' || cause === 'query' || cause === 'fragment'
}

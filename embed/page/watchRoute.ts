import { combineUndos, listen, replaceProperty, withoutCampaign } from '../../src/internal'

type Method = 'pushState' | 'replaceState'

/**
 * The part of the address that a route changes: the path, the query alone, or the fragment alone.
 */
type Route = 'route' | 'query' | 'fragment'

/**
 * Changes that count as a route for a follower: of path or query (`true`), of the fragment too
 * (`hash`), of the path alone (`path`), or whatever other followers want (`false`).
 */
export type FollowedRoutes = boolean | 'hash' | 'path'

/**
 * How long an address has to stay as it is: pages write each key stroke of a search into it, and a
 * router may take the view of the last address away only after it has changed the address.
 */
export const ROUTE_QUIET_MS = 500

/**
 * Makes a function that has `onRoute` called after a window's router has gone to another address:
 * another path or query, not only another fragment, nor other parameters of a campaign. A query
 * that is replaced counts once it has settled. The function returns the undo; after the last one,
 * nothing of ours is left on the page.
 *
 * Fragments that begin with `#/` or `#!` are routes where one of those who follow says `hash`;
 * queries are none where one says `path`, and none says `true` or `hash`.
 */
export function createRouteWatch(
  onRoute: (route: Route) => void,
): (view: Window, routes: FollowedRoutes) => () => void {
  const watches = new WeakMap<Window, Watch>()
  return (view, routes) => {
    const watch = watches.get(view) ?? startWatch(view, onRoute)
    watches.set(view, watch)
    const follower = { routes }
    watch.followers.add(follower)
    return () => {
      if (!watch.followers.delete(follower) || watch.followers.size > 0) return
      watch.stop()
      watches.delete(view)
    }
  }
}

interface Watch {
  readonly followers: Set<{ readonly routes: FollowedRoutes }>
  readonly stop: () => void
}

function startWatch(view: Window, onRoute: (route: Route) => void): Watch {
  const followers: Watch['followers'] = new Set()
  let last = readAddress(view)
  let settling: number | undefined

  function isRoute(kind: Route): boolean {
    const followed = Array.from(followers, ({ routes }) => routes)
    if (kind === 'fragment') return followed.includes('hash')
    if (kind === 'route' || !followed.includes('path')) return true
    return followed.some((routes) => routes === true || routes === 'hash')
  }

  function tell(kind: Route): void {
    view.clearTimeout(settling)
    last = readAddress(view)
    if (isRoute(kind)) onRoute(kind)
  }

  function check(navigation: 'push' | 'replace' = 'push'): void {
    const { path, query, fragment } = readAddress(view)
    if (path !== last.path) tell('route')
    else if (query !== last.query && navigation === 'push') tell('query')
    else if (fragment !== last.fragment) tell(query === last.query ? 'fragment' : 'query')
    else if (query !== last.query) {
      view.clearTimeout(settling)
      settling = view.setTimeout(check, ROUTE_QUIET_MS)
    }
  }

  const stopFollowing = followAddress(view, check)
  return {
    followers,
    stop() {
      view.clearTimeout(settling)
      stopFollowing()
    },
  }
}

function readAddress({ location: { pathname, search, hash } }: Window) {
  const fragment = /^#[/!]/.test(hash) ? hash : ''
  return { path: pathname, query: withoutCampaign(search), fragment }
}

/**
 * Calls `check` whenever the address may have changed, with whether it is a new one in the history
 * or took the place of the one before.
 */
function followAddress(view: Window, check: (navigation: 'push' | 'replace') => void): () => void {
  const navigation = findNavigation(view)
  if (navigation) {
    return listen<NavigationCurrentEntryChangeEvent>(
      navigation,
      'currententrychange',
      ({ navigationType }) => check(navigationType === 'replace' ? 'replace' : 'push'),
    )
  }
  const onMove = (): void => check('push')
  return combineUndos([
    wrap(view.history, 'pushState', onMove),
    wrap(view.history, 'replaceState', () => check('replace')),
    listen(view, 'popstate', onMove),
    listen(view, 'hashchange', onMove),
  ])
}

/**
 * The browser's own `navigation`, where it reports routes: pages have globals and elements of that
 * name, and frames without an origin have no entries.
 */
function findNavigation(view: Window): Navigation | undefined {
  const { navigation, Navigation: Own, EventTarget: Target } = view as Window & typeof globalThis
  const isOwn = typeof Own === 'function' && navigation instanceof Own
  return isOwn && navigation instanceof Target && navigation.currentEntry ? navigation : undefined
}

function wrap(history: History, name: Method, after: () => void): () => void {
  const before = history[name]
  let isOn = true
  const restore = replaceProperty(history, name, {
    writable: true,
    value(this: History, ...args: Parameters<History[Method]>) {
      before.apply(this, args)
      if (isOn) after()
    },
  })
  return () => {
    // Ours stays in place where a later wrapper goes on calling it.
    isOn = false
    restore()
  }
}

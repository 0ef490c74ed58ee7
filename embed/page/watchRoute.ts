import { combineUndos, listen, replaceProperty, withoutCampaign } from '../../src/internal'
import { type FollowedRoutes, isFollowed } from './FollowedRoutes'

type Method = 'pushState' | 'replaceState'

/** The part of the address that changed: the path, only the query, or only the fragment. */
type Route = 'route' | 'query' | 'fragment'

/**
 * Time that an address must stay unchanged. Pages write every key stroke of a search into it, and a
 * router may remove the old view only after it has changed the address.
 */
export const ROUTE_QUIET_MS = 500

/**
 * Makes a function that watches a window's routes. `onRoute` is called when its router has changed
 * path or query, but not for changes of only the fragment or of campaign parameters. A replaced
 * query counts once it has stayed unchanged for a while. The function returns the undo. After the
 * last undo, the watch hears one more route, since content may be removed before the address
 * changes; then no trace remains on the page.
 *
 * Fragments that begin with `#/` or `#!` are routes if a follower says `hash`. Queries are not
 * routes if a follower says `path` and none says `true` or `hash`.
 */
export function createRouteWatch(
  onRoute: (route: Route) => void,
): (view: Window, routes: FollowedRoutes) => () => void {
  const watches = new WeakMap<Window, Followers>()
  return (view, routes) => {
    const followers =
      watches.get(view) ?? startWatch(view, onRoute, () => void watches.delete(view))
    watches.set(view, followers)
    const follower = { routes }
    followers.add(follower)
    return () => void followers.delete(follower)
  }
}

type Followers = Set<{ readonly routes: FollowedRoutes }>

/** @param onEnd - Called after a route that nobody follows. */
function startWatch(view: Window, onRoute: (route: Route) => void, onEnd: () => void): Followers {
  const followers: Followers = new Set()
  let last = readAddress(view)
  let settling: number | undefined

  function isRoute(kind: Route): boolean {
    const followed = Array.from(followers, ({ routes }) => routes)
    if (followed.some((routes) => isFollowed(kind, routes))) return true
    return kind === 'route' || (kind === 'query' && !followed.includes('path'))
  }

  function tell(kind: Route): void {
    view.clearTimeout(settling)
    last = readAddress(view)
    if (!isRoute(kind)) return
    onRoute(kind)
    if (followers.size > 0) return
    stop()
    onEnd()
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

  const stop = followAddress(view, check)
  return followers
}

function readAddress({ location: { pathname, search, hash } }: Window) {
  const fragment = /^#[/!]/.test(hash) ? hash : ''
  return { path: pathname, query: withoutCampaign(search), fragment }
}

/**
 * Calls `check` when the address may have changed, with whether the history entry is new or was
 * replaced.
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
 * The browser's own `navigation`, if it reports routes: it may be shadowed by globals or elements
 * of that name, and has no entries in frames without an origin.
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
    // If a later wrapper still calls ours, ours has to stay.
    isOn = false
    restore()
  }
}

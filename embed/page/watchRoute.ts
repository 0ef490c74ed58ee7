import { withoutCampaign } from '../../src/client/pageKeys/campaignParameters'
import { combineUndos } from '../../src/utils/timing/combineUndos'
import { listen } from '../../src/utils/timing/listen'
import { replaceProperty } from '../../src/utils/values/replaceProperty'
import { type FollowedRoutes, isFollowed } from '../options/FollowedRoutes'

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
 * query counts once it has stayed unchanged for a while. The function returns the undo; the last
 * undo removes every trace from the page. Whether the page was elsewhere meanwhile shows in its
 * history when the next follower comes.
 *
 * Fragments that begin with `#/` or `#!` are routes if a follower says `hash`. Queries are not
 * routes if a follower says `path` and none says `true` or `hash`.
 */
export function createRouteWatch(
  onRoute: (route: Route) => void,
): (view: Window, routes: FollowedRoutes) => () => void {
  const watches = new WeakMap<Window, Watch>()
  const lefts = new WeakMap<Window, Visited>()

  function start(view: Window): Watch {
    const watch = startWatch(view, onRoute)
    watches.set(view, watch)
    const left = lefts.get(view)
    const now = readVisited(view)
    // A page that is elsewhere now begins its page view by itself.
    if (left && left.address === now.address && left.entries !== now.entries) onRoute('route')
    return watch
  }

  return (view, routes) => {
    const watch = watches.get(view) ?? start(view)
    const follower = { routes }
    watch.followers.add(follower)
    return () => {
      if (!watch.followers.delete(follower) || watch.followers.size > 0) return
      watch.stop()
      watches.delete(view)
      lefts.set(view, readVisited(view))
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
    if (followed.some((routes) => isFollowed(kind, routes))) return true
    return kind === 'route' || (kind === 'query' && !followed.includes('path'))
  }

  function tell(kind: Route): void {
    view.clearTimeout(settling)
    last = readAddress(view)
    if (isRoute(kind)) onRoute(kind)
  }

  function check(navigation?: NavigationType | null): void {
    const { path, query, fragment } = readAddress(view)
    if (path !== last.path) tell('route')
    else if (query !== last.query && navigation !== 'replace') tell('query')
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

interface Visited {
  readonly address: string
  /** Changes with each new history entry; without the Navigation API, with their number. */
  readonly entries: string
}

function readVisited(view: Window): Visited {
  const { pathname, search } = view.location
  const entries = findNavigation(view)?.entries() ?? [{ key: view.history.length }]
  return { address: pathname + search, entries: entries.map(({ key }) => key).join() }
}

function readAddress({ location: { pathname, search, hash } }: Window) {
  const fragment = /^#[/!]/.test(hash) ? hash : ''
  return { path: pathname, query: withoutCampaign(search), fragment }
}

/**
 * Calls `check` when the address may have changed, with `replace` if the history entry was replaced.
 */
function followAddress(view: Window, check: (kind?: NavigationType | null) => void): () => void {
  const navigation = findNavigation(view)
  if (navigation) {
    return listen<NavigationCurrentEntryChangeEvent>(
      navigation,
      'currententrychange',
      ({ navigationType }) => check(navigationType),
    )
  }
  const onMove = (): void => check()
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

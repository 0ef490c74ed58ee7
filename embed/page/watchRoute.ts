type Method = 'pushState' | 'replaceState'

/** What a route is told by: path and query, or the fragment alone. */
type Route = 'route' | 'fragment'

/** How long a query has to stay as it is: pages write each key stroke of a search into it. */
const SETTLE_MS = 500

/**
 * Makes a function that has `onRoute` called after a window's router has gone to another address: another path or
 * query, not only another fragment. A query that is replaced counts once it has settled. The function returns the undo;
 * after the last one, nothing of ours is left on the page.
 *
 * Its `withFragments` says whether fragments that begin with `#/` or `#!` are routes as well.
 */
export function createRouteWatch(
  onRoute: (route: Route) => void,
): (view: Window, withFragments: boolean) => () => void {
  const watches = new WeakMap<Window, Watch>()
  return (view, withFragments) => {
    const watch = watches.get(view) ?? startWatch(view, onRoute)
    watches.set(view, watch)
    const follower = { withFragments }
    watch.followers.add(follower)
    return () => {
      if (!watch.followers.delete(follower) || watch.followers.size > 0) return
      watch.stop()
      watches.delete(view)
    }
  }
}

interface Watch {
  readonly followers: Set<{ readonly withFragments: boolean }>
  readonly stop: () => void
}

function startWatch(view: Window, onRoute: (route: Route) => void): Watch {
  const followers: Watch['followers'] = new Set()
  let last = readAddress(view)
  let settling: number | undefined

  function tell(route: Route): void {
    view.clearTimeout(settling)
    last = readAddress(view)
    const isFollowed = Array.from(followers).some(({ withFragments }) => withFragments)
    if (route === 'route' || isFollowed) onRoute(route)
  }

  function check(isReplaced = false): void {
    const { path, query, fragment } = readAddress(view)
    if (path !== last.path || (query !== last.query && !isReplaced)) tell('route')
    else if (fragment !== last.fragment) tell(query === last.query ? 'fragment' : 'route')
    else if (query !== last.query) {
      view.clearTimeout(settling)
      settling = view.setTimeout(check, SETTLE_MS)
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
  return { path: pathname, query: search, fragment: /^#[/!]/.test(hash) ? hash : '' }
}

/** Calls `check` whenever the address may have changed, with whether it took the place of the one before. */
function followAddress(view: Window, check: (isReplaced: boolean) => void): () => void {
  const navigation: Navigation | undefined = view.navigation
  if (navigation) {
    const onChange = (event: Event): void =>
      check((event as NavigationCurrentEntryChangeEvent).navigationType === 'replace')
    navigation.addEventListener('currententrychange', onChange)
    return () => navigation.removeEventListener('currententrychange', onChange)
  }
  const onMove = (): void => check(false)
  const undo = [
    wrap(view.history, 'pushState', onMove),
    wrap(view.history, 'replaceState', () => check(true)),
  ]
  const types = ['popstate', 'hashchange']
  for (const type of types) view.addEventListener(type, onMove)
  return () => {
    for (const restore of undo) restore()
    for (const type of types) view.removeEventListener(type, onMove)
  }
}

function wrap(history: History, name: Method, after: () => void): () => void {
  const own = Object.getOwnPropertyDescriptor(history, name)
  const before = history[name]
  let isOn = true
  const wrapped: History[Method] = function (this: History, ...args) {
    before.apply(this, args)
    if (isOn) after()
  }
  history[name] = wrapped
  return () => {
    isOn = false
    // Somebody who wrapped ours goes on calling it: then it stays, and does nothing.
    if (history[name] !== wrapped) return
    if (own) Object.defineProperty(history, name, own)
    else Reflect.deleteProperty(history, name)
  }
}

type Method = 'pushState' | 'replaceState'

interface Watch {
  readonly listeners: Set<() => void>
  readonly stop: () => void
}

const watches = new WeakMap<Window, Watch>()

/**
 * Calls `listener` after the page's router has gone to another address: another path or query, not only
 * another fragment. Returns the undo; after the last one, nothing of ours is left on the page.
 */
export function watchRoute(view: Window, listener: () => void): () => void {
  const watch = watches.get(view) ?? startWatch(view)
  watch.listeners.add(listener)
  return () => {
    watch.listeners.delete(listener)
    if (watch.listeners.size > 0) return
    watch.stop()
    watches.delete(view)
  }
}

function startWatch(view: Window): Watch {
  const listeners = new Set<() => void>()
  const address = (): string => view.location.pathname + view.location.search
  let last = address()
  const check = (): void => {
    if (address() === last) return
    last = address()
    for (const listener of Array.from(listeners)) listener()
  }
  const watch = { listeners, stop: followAddress(view, check) }
  watches.set(view, watch)
  return watch
}

/** Calls `check` whenever the address may have changed. */
function followAddress(view: Window, check: () => void): () => void {
  const navigation: Navigation | undefined = view.navigation
  if (navigation) {
    navigation.addEventListener('currententrychange', check)
    return () => navigation.removeEventListener('currententrychange', check)
  }
  const undo = [wrap(view.history, 'pushState', check), wrap(view.history, 'replaceState', check)]
  view.addEventListener('popstate', check)
  return () => {
    for (const restore of undo) restore()
    view.removeEventListener('popstate', check)
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

import type { Client } from '../../client/Client'
import { type Breakpoints, deviceSizeAt } from '../../content/breakpoints'
import { escapeTags } from '../../utils/text/escapeTags'
import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import { debounce, throttle } from '../../utils/timing/throttle'
import { watchSize } from '../../utils/view/watchSize'
import type { State, StateSource } from './createStateStore'

const RESIZE_DEBOUNCE_MS = 400
const RESIZE_THROTTLE_MS = 200

export interface PageState {
  readonly values: State
  readonly sources: Readonly<Record<string, StateSource>>
}

/** The environment of an entry, as its state sees it. Functions return values that may change. */
export interface PageContext {
  readonly window: Window
  /** The element whose width breakpoints use; by default, the viewport's is used. */
  readonly container: Element | undefined
  readonly client: Client | undefined
  breakpoints(): Breakpoints
  /** Whether an author is viewing, who sees every step of a resize. */
  isAuthoring(): boolean
}

/** `state.location`, `state.deviceSize` and similar values. */
export function pageState(page: PageContext): PageState {
  const { window, container, client } = page
  const device = (): string => client?.getUserAttributes().device ?? 'desktop'
  const deviceSize = (): string => currentDeviceSize(page)
  let { href } = window.location
  return {
    values: {
      isBrowser: true,
      isServer: false,
      _hydrate: false,
      location: locationState(window.location),
      deviceSize: deviceSize(),
      device: device(),
    },
    sources: {
      device(set) {
        set(device())
        return client?.onUserAttributes(() => set(device())) ?? (() => {})
      },
      deviceSize(set) {
        const measure = (): void => set(deviceSize())
        const atRest = debounce(measure, RESIZE_DEBOUNCE_MS)
        const often = throttle(measure, RESIZE_THROTTLE_MS)
        measure()
        const stop = onResize(window, container, () => (page.isAuthoring() ? often : atRest)())
        return combineUndos([stop, atRest.cancel, often.cancel])
      },
      location(set) {
        const read = (): void => {
          if (window.location.href === href) return
          href = window.location.href
          set(locationState(window.location))
        }
        read()
        const { navigation } = window as Window & { navigation?: EventTarget }
        return combineUndos([
          listen(window, 'popstate', read),
          // Also fires for `pushState`, in browsers that support it.
          navigation && listen(navigation, 'currententrychange', read),
        ])
      },
    },
  }
}

/** Name of the breakpoint that the current width falls into. */
export function currentDeviceSize({ window, container, breakpoints }: PageContext): string {
  return deviceSizeAt(container ? container.clientWidth : window.innerWidth, breakpoints())
}

function onResize(view: Window, container: Element | undefined, then: () => void): () => void {
  return container ? watchSize(container, view, then) : listen(view, 'resize', then)
}

/** An address as expressions see it, in which no tag can begin. */
export function locationState(
  location: Pick<Location, 'pathname' | 'hostname' | 'search' | 'host'>,
): State {
  const { hostname, host } = location
  const pathname = escapeTags(location.pathname)
  const search = escapeTags(location.search)
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(location.search))
    query[escapeTags(name)] = escapeTags(value)
  return { pathname, hostname, search, host, path: pathname.split('/').slice(1), query }
}

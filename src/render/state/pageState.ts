import type { Client } from '../../client/Client'
import { type Breakpoints, deviceSizeAt } from '../../content/breakpoints'
import { escapeTags } from '../../utils/text/escapeTags'
import type { State } from './createStateStore'

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
export function pageState(page: PageContext): State {
  return {
    isBrowser: true,
    isServer: false,
    _hydrate: false,
    location: locationState(page.window.location),
    deviceSize: currentDeviceSize(page),
    device: currentDevice(page),
  }
}

/** The visitor's kind of device. */
export function currentDevice({ client }: PageContext): string {
  return client?.getUserAttributes().device ?? 'desktop'
}

/** Name of the breakpoint that the current width falls into. */
export function currentDeviceSize({ window, container, breakpoints }: PageContext): string {
  return deviceSizeAt(container ? container.clientWidth : window.innerWidth, breakpoints())
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

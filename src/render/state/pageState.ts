import type { Breakpoints } from '../../content/breakpoints'
import { deviceSizeAt } from '../../content/breakpoints'
import { debounce } from '../../utils/debounce'
import type { State, StateSource } from './createStateStore'

const RESIZE_DEBOUNCE_MS = 400

/** What the state knows of the page, and what keeps it up to date. */
export interface PageState {
  readonly values: State
  readonly sources: Readonly<Record<string, StateSource>>
}

/**
 * `state.location`, `state.deviceSize` and their like.
 *
 * @param device - The visitor's device, as user attributes name it.
 * @param width - The width that breakpoints are measured by.
 */
export function pageState(
  window: Window,
  breakpoints: Breakpoints,
  device: string | undefined,
  width: () => number = () => window.innerWidth,
): PageState {
  const deviceSize = (): string => deviceSizeAt(width(), breakpoints)
  return {
    values: {
      isBrowser: true,
      isServer: false,
      _hydrate: false,
      location: locationState(window.location),
      deviceSize: deviceSize(),
      device: device ?? 'desktop',
    },
    sources: {
      deviceSize(set) {
        const onResize = debounce(() => set(deviceSize()), RESIZE_DEBOUNCE_MS)
        set(deviceSize())
        window.addEventListener('resize', onResize)
        return () => {
          window.removeEventListener('resize', onResize)
          onResize.cancel()
        }
      },
      location(set) {
        let href = ''
        const read = (): void => {
          if (window.location.href === href) return
          href = window.location.href
          set(locationState(window.location))
        }
        read()
        const { navigation } = window as Window & { navigation?: EventTarget }
        window.addEventListener('popstate', read)
        // Tells of `pushState` as well, where the browser has it.
        navigation?.addEventListener('currententrychange', read)
        return () => {
          window.removeEventListener('popstate', read)
          navigation?.removeEventListener('currententrychange', read)
        }
      },
    },
  }
}

/** An address as expressions see it. */
export function locationState(location: Location): State {
  const { pathname, hostname, search, host } = location
  const query: Record<string, string> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) query[name] = value
  return { pathname, hostname, search, host, path: pathname.split('/').slice(1), query }
}

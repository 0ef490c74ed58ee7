import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import { debounce, throttle } from '../../utils/timing/throttle'
import { watchSize } from '../../utils/view/watchSize'
import type { StateSource } from './createStateStore'
import { currentDevice, currentDeviceSize, locationState, type PageContext } from './pageState'

const RESIZE_DEBOUNCE_MS = 400
const RESIZE_THROTTLE_MS = 200

/** Keep values of `pageState` current, from when this is called on. */
export function pageSources(page: PageContext): Readonly<Record<string, StateSource>> {
  const { window, container, client } = page
  const device = (): string => currentDevice(page)
  let { href } = window.location
  return {
    device(set) {
      set(device())
      return client?.onUserAttributes(() => set(device())) ?? (() => {})
    },
    deviceSize(set) {
      const measure = (): void => set(currentDeviceSize(page))
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
  }
}

function onResize(view: Window, container: Element | undefined, then: () => void): () => void {
  return container ? watchSize(container, view, then) : listen(view, 'resize', then)
}

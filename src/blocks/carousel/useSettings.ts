import { type RefObject, useCallback, useSyncExternalStore } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { listen } from '../../utils/listen'
import { debounce } from '../../utils/throttle'
import { useContainerWidth } from '../internals/useContainerWidth'
import { type CarouselSetup, type SlideSettings, settingsAt } from './CarouselSetup'

const RESIZE_DEBOUNCE_MS = 50

/**
 * The settings at the present width of the viewport; of the container, where breakpoints go by it.
 *
 * The base settings on a server, which knows no width.
 */
export function useSettings(
  setup: CarouselSetup,
  element: RefObject<Element | null>,
): SlideSettings {
  const { responsiveTo, window: view } = useContentContext()
  const containerWidth = useContainerWidth(element)

  const subscribe = useCallback(
    (onChange: () => void) => {
      const onResize = debounce(onChange, RESIZE_DEBOUNCE_MS)
      const stop = listen(view, 'resize', onResize)
      return () => {
        onResize.cancel()
        stop()
      }
    },
    [view],
  )
  const byViewport = useSyncExternalStore(
    subscribe,
    () => settingsAt(setup, view.innerWidth),
    () => setup.base,
  )
  if (responsiveTo === 'viewport') return byViewport
  return containerWidth === undefined ? setup.base : settingsAt(setup, containerWidth)
}

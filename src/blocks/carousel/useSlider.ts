import { type RefObject, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { createSlider, type Slider, type SliderConfig } from './createSlider'
import { createTrackView } from './createTrackView'

/** A slider for `track`. The component is drawn again when it sets out for another place. */
export function useSlider(
  track: RefObject<HTMLElement | null>,
  config: SliderConfig,
  initialSlide: number,
): Slider {
  const [slider] = useState(() => createSlider(config, initialSlide))

  useLayoutEffect(() => {
    return track.current ? slider.attach(createTrackView(track.current)) : undefined
  }, [slider, track])
  useLayoutEffect(() => slider.configure(config))

  const subscribe = useCallback((onMove: () => void) => slider.on('place', onMove), [slider])
  const placeOf = (): number => slider.place
  useSyncExternalStore(subscribe, placeOf, placeOf)
  return slider
}

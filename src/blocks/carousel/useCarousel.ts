import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { CarouselOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { useHydrated } from '../../render/entry/useHydrated'
import { useReducedMotion } from '../internals/useReducedMotion'
import type { CarouselSetup, SlideSettings } from './CarouselSetup'
import { carouselHandle } from './carouselHandle'
import type { Slider } from './createSlider'
import { followDrag } from './followDrag'
import { readSetup } from './readSetup'
import { type SlideLayout, slideLayout } from './SlideLayout'
import { canMove } from './slidePlaces'
import { type Autoplay, useAutoplay } from './useAutoplay'
import { useCarouselEvents } from './useCarouselEvents'
import { useIsRtl } from './useIsRtl'
import { useReachableFocus } from './useReachableFocus'
import { useSettings } from './useSettings'
import { useSlider } from './useSlider'

/** A carousel at work. */
export interface CarouselState {
  readonly root: RefObject<HTMLElement | null>
  readonly list: RefObject<HTMLDivElement | null>
  readonly track: RefObject<HTMLDivElement | null>
  readonly setup: CarouselSetup
  readonly settings: SlideSettings
  readonly layout: SlideLayout
  readonly slider: Slider
  readonly autoplay: Autoplay
  readonly isRtl: boolean
  /** Whether the first drawing, which a server may have done with its one slide, is over. */
  readonly isComplete: boolean
}

/** Puts a carousel of `count` slides together. */
export function useCarousel(
  { options, block }: BlockProps<CarouselOptions>,
  count: number,
): CarouselState {
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const isComplete = useHydrated()
  const isReduced = useReducedMotion()
  const isRtl = useIsRtl(root)

  const setup = useMemo(() => readSetup(options, count), [options, count])
  const settings = useSettings(setup, root)
  const { cssEase, draggable, swipe, touchThreshold } = settings
  const layout = slideLayout(settings, count)
  const isMovable = canMove(layout)
  const speed = isReduced ? 0 : settings.speed
  const config = { ...layout, speed, cssEase, isRtl }
  const slider = useSlider(track, config, setup.base.initialSlide)
  useReachableFocus(root)

  const autoplay = useAutoplay(slider, settings, isMovable && !isReduced)
  const [carousel] = useState(() => carouselHandle(slider, autoplay.tell))
  useCarouselEvents(root, slider, { block, carousel }, isComplete)

  useEffect(() => {
    if (!isMovable || !list.current) return undefined
    return followDrag(list.current, slider, { draggable, swipe, touchThreshold, isRtl })
  }, [slider, isMovable, draggable, swipe, touchThreshold, isRtl])

  return { root, list, track, setup, settings, layout, slider, autoplay, isRtl, isComplete }
}

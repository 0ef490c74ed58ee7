import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Block } from '../../content/types'
import { dispatchBlockEvent, dispatchChange } from '../internals/dispatchBlockEvent'
import { useLoadEvent } from '../internals/useLoadEvent'
import type { CarouselHandle } from './carouselHandle'
import type { Slider } from './createSlider'

/**
 * Tells the page that the carousel is there, and which slide it has come to.
 *
 * @param isComplete - Whether all slides are drawn.
 */
export function useCarouselEvents(
  root: RefObject<Element | null>,
  slider: Slider,
  { block, carousel }: { readonly block: Block; readonly carousel: CarouselHandle },
  isComplete: boolean,
): void {
  useLoadEvent(root, 'builder:carousel:load', () => ({ block, carousel }), isComplete)
  const tellChange = useEffectEvent((slide: number) => {
    if (!root.current) return
    dispatchBlockEvent(root.current, 'builder:carousel:change', { slide, block, carousel })
    dispatchChange(root.current, block, slide)
  })

  useEffect(() => slider.on('settle', tellChange), [slider])
}

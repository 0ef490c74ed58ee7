import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Block } from '../../content/types'
import { dispatchBlockEvent, dispatchChange } from '../internals/dispatchBlockEvent'
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
  const tellLoad = useEffectEvent(() => {
    if (root.current) dispatchBlockEvent(root.current, 'builder:carousel:load', { block, carousel })
  })
  const tellChange = useEffectEvent((slide: number) => {
    if (!root.current) return
    dispatchBlockEvent(root.current, 'builder:carousel:change', { slide, block, carousel })
    dispatchChange(root.current, block, slide)
  })

  useEffect(() => {
    if (!isComplete) return undefined
    // Later, so that listeners that are added right after mounting hear it.
    const timer = setTimeout(tellLoad)
    return () => clearTimeout(timer)
  }, [isComplete])
  useEffect(() => slider.on('settle', tellChange), [slider])
}

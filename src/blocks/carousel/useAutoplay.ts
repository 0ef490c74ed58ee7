import { useEffect, useReducer } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { type AutoplayEvent, autoplayState } from './autoplayState'
import type { SlideSettings } from './CarouselSetup'
import type { Slider } from './createSlider'
import { tickWhileVisible } from './tickWhileVisible'

/** How a carousel moves by itself. */
export interface Autoplay {
  /** Whether slides change without anyone asking for it. */
  readonly isPlaying: boolean
  /** Whether somebody stopped it. */
  readonly isPaused: boolean
  /** Whether the visitor has to be given a way to stop it. */
  readonly needsButton: boolean
  readonly tell: (event: AutoplayEvent) => void
}

/**
 * Moves the slides every so often.
 *
 * @param canPlay - `false` for visitors who asked for less motion, and where there is nothing to move.
 */
export function useAutoplay(
  slider: Slider,
  { autoplay, autoplaySpeed }: SlideSettings,
  canPlay: boolean,
): Autoplay {
  const { window: view } = useContentContext()
  const [state, tell] = useReducer(autoplayState, null)
  const isPlaying = canPlay && state === 'playing'
  const { slide } = slider

  useEffect(() => {
    if (!autoplay) return undefined
    tell('play')
    return () => tell('pause')
  }, [autoplay])

  // biome-ignore lint/correctness/useExhaustiveDependencies: every slide stays for the whole of its time.
  useEffect(() => {
    if (!isPlaying) return undefined
    return tickWhileVisible(view.document, autoplaySpeed, slider.next)
  }, [isPlaying, view, autoplaySpeed, slider, slide])

  return {
    isPlaying,
    isPaused: state === 'paused',
    needsButton: canPlay && (autoplay || isPlaying),
    tell,
  }
}

import { useEffect, useMemo, useReducer } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { listen } from '../../utils/timing/listen'
import { LONGEST_TIMER_MS } from '../../utils/timing/longestTimer'
import { useReducedMotion } from '../internals/useReducedMotion'
import type { SlideSettings } from './carouselOptions'
import type { Slider } from './createSlider'

/** Autoplay of a carousel. */
export interface Autoplay {
  /** Whether slides advance automatically. */
  readonly isPlaying: boolean
  /** Whether the visitor or the page paused it. */
  readonly isPaused: boolean
  /** Whether the visitor needs a button to stop it. */
  readonly needsButton: boolean
  readonly tell: (event: AutoplayEvent) => void
}

/**
 * Advances the slides at an interval, except for visitors who prefer reduced motion.
 *
 * @param isMovable - `false` if all slides are in view.
 */
export function useAutoplay(
  slider: Slider,
  { autoplay, autoplaySpeed }: SlideSettings,
  isMovable: boolean,
): Autoplay {
  const { window: view } = useContentContext()
  const canPlay = !useReducedMotion() && isMovable
  const [state, tell] = useReducer(autoplayState, null)
  const isPlaying = canPlay && state === 'playing'
  const { slide } = slider

  useEffect(() => {
    if (!autoplay) return undefined
    tell('play')
    return () => tell('pause')
  }, [autoplay])

  // A new object per slide, so that each is shown for the whole interval.
  const turn = useMemo(() => ({ slider, slide }), [slider, slide])
  useEffect(() => {
    if (!isPlaying) return undefined
    return tickWhileVisible(view.document, autoplaySpeed, () => turn.slider.step(1))
  }, [isPlaying, view, autoplaySpeed, turn])

  return {
    isPlaying,
    isPaused: state === 'paused',
    needsButton: canPlay && (autoplay || isPlaying),
    tell,
  }
}

/** State of autoplay; `null` before the first request. */
export type AutoplayState = 'playing' | 'hovered' | 'focused' | 'paused' | null

/** `play` and `pause` are explicit requests; the others follow pointer and focus. */
export type AutoplayEvent = 'play' | 'pause' | 'enter' | 'leave' | 'focus' | 'blur'

type Transitions = { readonly [event in AutoplayEvent]?: AutoplayState }

const TRANSITIONS: { readonly [state in AutoplayState & string]: Transitions } = {
  playing: { pause: 'paused', enter: 'hovered', focus: 'focused' },
  hovered: { pause: 'paused', leave: 'playing', focus: 'focused' },
  focused: { pause: 'paused', blur: 'playing' },
  paused: { play: 'playing' },
}

export function autoplayState(state: AutoplayState, event: AutoplayEvent): AutoplayState {
  if (state === null) return event === 'play' ? 'playing' : null
  return TRANSITIONS[state][event] ?? state
}

/** Calls `tick` at an interval while the page is visible. Returns the undo. */
export function tickWhileVisible(
  document: Document,
  intervalMs: number,
  tick: () => void,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined

  function restart(): void {
    clearInterval(timer)
    if (document.visibilityState !== 'hidden')
      timer = setInterval(tick, Math.min(intervalMs, LONGEST_TIMER_MS))
  }

  restart()
  const stop = listen(document, 'visibilitychange', restart)
  return () => {
    clearInterval(timer)
    stop()
  }
}

import { useEffect, useMemo, useReducer } from 'react'
import { useContentContext } from '../../render/entry/useContentContext'
import { listen } from '../../utils/listen'
import type { SlideSettings } from './carouselOptions'
import type { Slider } from './createSlider'

/** How a carousel moves by itself. */
export interface Autoplay {
  /** Whether slides change without anyone asking for it. */
  readonly isPlaying: boolean
  /** Whether the visitor or the page stopped it. */
  readonly isPaused: boolean
  /** Whether the visitor has to be given a way to stop it. */
  readonly needsButton: boolean
  readonly tell: (event: AutoplayEvent) => void
}

/**
 * Moves the slides every so often.
 *
 * @param canPlay - `false` for visitors who asked for less motion, and where there is nothing to
 *   move.
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

  // Every slide stays for the whole of its time.
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

/** State of autoplay; `null` before it was first requested. */
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

/** Browsers take a longer wait for none at all. */
const LONGEST_MS = 2 ** 31 - 1

/** Calls `tick` again and again while the page can be seen. Returns the undo. */
export function tickWhileVisible(
  document: Document,
  intervalMs: number,
  tick: () => void,
): () => void {
  let timer: ReturnType<typeof setInterval> | undefined

  function restart(): void {
    clearInterval(timer)
    if (document.visibilityState !== 'hidden')
      timer = setInterval(tick, Math.min(intervalMs, LONGEST_MS))
  }

  restart()
  const stop = listen(document, 'visibilitychange', restart)
  return () => {
    clearInterval(timer)
    stop()
  }
}

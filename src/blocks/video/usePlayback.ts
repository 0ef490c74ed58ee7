import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { VideoOptions } from './videoOptions'

/** How a video plays. */
export interface Playback {
  readonly autoPlay: boolean
  readonly controls: boolean
  readonly loop: boolean
  readonly muted: boolean
  readonly playsInline: boolean
}

/**
 * How a video plays for this visitor.
 *
 * For one who asked for less motion it does not start by itself, and has controls to start it.
 */
export function playbackOf(options: VideoOptions, reducedMotion: boolean): Playback {
  const isHeldBack = Boolean(options.autoPlay) && reducedMotion
  return {
    autoPlay: Boolean(options.autoPlay) && !isHeldBack,
    controls: Boolean(options.controls) || isHeldBack,
    loop: Boolean(options.loop),
    muted: Boolean(options.muted),
    playsInline: Boolean(options.playsInline),
  }
}

/**
 * Does for a video what its attributes in React do not.
 *
 * @param src - Address of its source; `undefined` as long as it has none.
 */
export function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  { autoPlay, muted }: Playback,
  src: string | undefined,
): void {
  // React sets the property alone, and on what a server has drawn not even that.
  useLayoutEffect(() => {
    const element = video.current
    if (!element) return
    element.toggleAttribute('muted', muted)
    element.muted = muted
  }, [video, muted])

  const last = useRef({ autoPlay, src })
  useLayoutEffect(() => {
    if (last.current.autoPlay && !autoPlay) video.current?.pause()
    // A browser looks at its sources when the element is made; it has to be told of later ones.
    if (last.current.src !== src) video.current?.load()
    last.current = { autoPlay, src }
  }, [video, autoPlay, src])
}

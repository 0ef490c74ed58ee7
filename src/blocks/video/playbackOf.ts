import type { VideoOptions } from '../../content/blockOptions'

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

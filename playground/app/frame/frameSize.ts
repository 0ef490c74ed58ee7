import { type FrameWidth, MIN_FRAME_WIDTH } from '../state/urlState'

/** Width of the page in CSS pixels, and how much smaller it is shown. */
export interface FrameSize {
  readonly width: number
  /** At most 1: a page wider than the room is shown smaller, never cut off. */
  readonly scale: number
}

/**
 * Fits a page of a wanted width into a room of `roomWidth` pixels.
 *
 * `fit` takes all of the room, but never less than a phone has.
 */
export function frameSize(wanted: FrameWidth, roomWidth: number): FrameSize {
  const width = wanted === 'fit' ? Math.max(roomWidth, MIN_FRAME_WIDTH) : wanted
  return { width, scale: Math.min(1, roomWidth / width) }
}

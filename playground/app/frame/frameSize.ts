import { type FrameWidth, MIN_FRAME_WIDTH } from '../state/urlState'

/** Widths to choose from, in CSS pixels. */
export const DEVICES = [
  { value: '390', label: 'Phone, 390 px', icon: 'phone' },
  { value: '800', label: 'Tablet, 800 px', icon: 'tablet' },
  { value: '1280', label: 'Desktop, 1280 px', icon: 'desktop' },
  { value: 'fit', label: 'As wide as there is room', icon: 'fit' },
] as const

/** Width of the page in CSS pixels, and the scale at which it is shown. */
export interface FrameSize {
  readonly width: number
  /** At most 1: a page wider than the available space shrinks instead of being cut off. */
  readonly scale: number
}

/**
 * Fits a page of the chosen width into `roomWidth` pixels.
 *
 * `fit` takes all available width, but never less than the smallest phone.
 */
export function frameSize(wanted: FrameWidth, roomWidth: number): FrameSize {
  const width = wanted === 'fit' ? Math.max(roomWidth, MIN_FRAME_WIDTH) : wanted
  return { width, scale: Math.min(1, roomWidth / width) }
}

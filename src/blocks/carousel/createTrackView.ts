import type { SlideSettings } from './carouselOptions'
import { leadingPosition, type SlideLayout, turnsOf } from './slidePositions'

/** Layout and direction of a row. */
interface TrackLayout extends SlideLayout {
  readonly isRtl: boolean
}

/** Shows the slides of a row at their positions. */
export interface TrackView {
  /** Shows the row at a position, which may be fractional. */
  show(position: number, layout: TrackLayout): void
  /** Animates the row from one position to another. */
  glide(from: number, to: number, move: TrackMove): void
  /** Stops the animation where it is. */
  stop(): void
}

/** Layout and timing of a move. */
export interface TrackMove extends TrackLayout, Pick<SlideSettings, 'speed' | 'cssEase'> {}

/** Moves with transforms: the track's own, and those of slides that wrap around. */
export function createTrackView(track: HTMLElement): TrackView {
  const view = track.ownerDocument.defaultView
  let frame = 0

  function arrange(from: number, to: number, layout: TrackLayout): void {
    const foremost = leadingPosition(from, to, layout)
    Array.from(track.children as HTMLCollectionOf<HTMLElement>).forEach((slide, index) => {
      moveAlong(slide, turnsOf(index, foremost, layout.count) * layout.count, layout)
    })
  }

  function show(position: number, layout: TrackLayout): void {
    stop()
    track.style.transition = ''
    arrange(position, position, layout)
    moveAlong(track, -position, layout)
  }

  function stop(): void {
    view?.cancelAnimationFrame(frame)
  }

  return {
    show,
    stop,
    glide(from, to, move) {
      show(from, move)
      track.style.transition = `transform ${move.speed}ms`
      track.style.transitionTimingFunction = move.cssEase
      // A slide may be needed on both sides during a move: it wraps around while it is out of
      // sight.
      const follow = (): void => {
        arrange(positionInView(track, move) ?? from, to, move)
        frame = view?.requestAnimationFrame(follow) ?? 0
      }
      // Also reads the track's layout. Otherwise the browser would start from the last rendered
      // position.
      follow()
      moveAlong(track, -to, move)
    },
  }
}

function moveAlong({ style }: HTMLElement, slides: number, { isRtl }: TrackLayout): void {
  const transform = slides ? `translateX(${slides * (isRtl ? -100 : 100)}%)` : ''
  if (style.transform !== transform) style.transform = transform
}

/** The track's position in the middle of a move; `undefined` without a layout. */
function positionInView(track: HTMLElement, { isRtl }: TrackLayout): number | undefined {
  const start = track.parentElement?.getBoundingClientRect()
  const now = track.getBoundingClientRect()
  if (!start || !now.width) return undefined
  return (isRtl ? now.right - start.right : start.left - now.left) / now.width
}

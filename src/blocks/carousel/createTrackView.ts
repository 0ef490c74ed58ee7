import type { SlideSettings } from './carouselOptions'
import { leadingPosition, type SlideLayout, turnsOf } from './slidePositions'

/** Layout that the styles of a row depend on. */
interface TrackLayout extends SlideLayout {
  readonly isRtl: boolean
}

/** Shows where the slides of a row are. */
export interface TrackView {
  /** Shows the row at a place, or between two of them. */
  show(place: number, layout: TrackLayout): void
  /** Lets the row go from one place to another. */
  glide(from: number, to: number, move: TrackMove): void
  /** Leaves the row as it is. */
  stop(): void
}

/** How a row goes from one place to another. */
export interface TrackMove extends TrackLayout, Pick<SlideSettings, 'speed' | 'cssEase'> {}

/** Moves by transforms: the track's for the place, a slide's own where it has gone round. */
export function createTrackView(track: HTMLElement): TrackView {
  const view = track.ownerDocument.defaultView
  let frame = 0

  function arrange(from: number, to: number, layout: TrackLayout): void {
    const foremost = leadingPosition(from, to, layout)
    Array.from(track.children as HTMLCollectionOf<HTMLElement>).forEach((slide, index) => {
      moveAlong(slide, turnsOf(index, foremost, layout.count) * layout.count, layout)
    })
  }

  function show(place: number, layout: TrackLayout): void {
    stop()
    track.style.transition = ''
    arrange(place, place, layout)
    moveAlong(track, -place, layout)
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
      // A slide may be needed on both sides of a move: it moves round while out of sight.
      const follow = (): void => {
        arrange(placeInView(track, move) ?? from, to, move)
        frame = view?.requestAnimationFrame(follow) ?? 0
      }
      // This looks at the track, without which the browser would begin where it last rendered it.
      follow()
      moveAlong(track, -to, move)
    },
  }
}

/** The style written last: reading the style of every slide would dominate the start. */
const written = new WeakMap<HTMLElement, string>()

function moveAlong(element: HTMLElement, slides: number, { isRtl }: TrackLayout): void {
  const transform = slides ? `translateX(${slides * (isRtl ? -100 : 100)}%)` : ''
  if (transform === (written.get(element) ?? '')) return
  written.set(element, transform)
  element.style.transform = transform
}

/** Where a track is right now, in the middle of a move; `undefined` where nothing is laid out. */
function placeInView(track: HTMLElement, { isRtl }: TrackLayout): number | undefined {
  const start = track.parentElement?.getBoundingClientRect()
  const now = track.getBoundingClientRect()
  if (!start || !now.width) return undefined
  return (isRtl ? now.right - start.right : start.left - now.left) / now.width
}

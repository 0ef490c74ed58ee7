import { createListeners } from '../../utils/createListeners'
import type { TrackMove, TrackView } from './createTrackView'
import {
  canMove,
  canonicalPosition,
  draggedPosition,
  nextPosition,
  type SlideStep,
  slideAt,
  slidePosition,
} from './slidePositions'

/** Moves the slides of a carousel, one move at a time. Knows no React. */
export interface Slider {
  /**
   * Calls `listener` with the place that the slider goes to, when it sets out. Returns the undo.
   */
  onPlace(listener: (place: number) => void): () => void
  /** Calls `listener` with the slide that the slider has come to. Returns the undo. */
  onSettle(listener: (slide: number) => void): () => void
  /** Where it stands, or is going. */
  readonly place: number
  /** The first slide in view there. */
  readonly slide: number
  configure(config: TrackMove): void
  /** Moves what `view` shows from now on. Returns the undo. */
  attach(view: TrackView): () => void
  step(step: SlideStep): void
  /** @param slide - Counted from 0. */
  goTo(slide: number): void
  /** Goes to a slide at once, whatever moves. */
  jumpTo(slide: number): void
  /** Lets a pointer have the row. `false` when it cannot, as during a move. */
  startDrag(): boolean
  /**
   * @param slides - How far the pointer is from where it began, in slides, positive towards the
   *   next.
   */
  drag(slides: number): void
  /** Goes where a drag leads: a step, or back. */
  endDrag(step: SlideStep): void
}

export function createSlider(config: TrackMove, initialSlide: number): Slider {
  const departures = createListeners<number>()
  const arrivals = createListeners<number>()
  let place = canonicalPosition(initialSlide, config)
  let view: TrackView | undefined
  let moveTimer: ReturnType<typeof setTimeout> | undefined
  let dragged: number | undefined

  const isFree = (): boolean => moveTimer === undefined && dragged === undefined && canMove(config)

  function move(from: number, to: number): void {
    const isChange = to !== place
    place = to
    view?.glide(from, to, config)
    moveTimer = setTimeout(() => {
      moveTimer = undefined
      rest()
      if (isChange) arrivals.notify(slideAt(place, config))
    }, config.speed)
    if (isChange) departures.notify(place)
  }

  function rest(): void {
    const resting = canonicalPosition(place, config)
    const isChange = resting !== place
    place = resting
    view?.show(place, config)
    if (isChange) departures.notify(place)
  }

  function moveIfFree(to: number): void {
    if (isFree() && to !== place) move(place, to)
  }

  function halt(): void {
    clearTimeout(moveTimer)
    moveTimer = undefined
    dragged = undefined
  }

  return {
    onPlace: departures.add,
    onSettle: arrivals.add,
    get place() {
      return place
    },
    get slide() {
      return slideAt(place, config)
    },
    configure(next) {
      config = next
      if (moveTimer === undefined && dragged === undefined) rest()
    },
    attach(next) {
      view = next
      return () => {
        halt()
        next.stop()
        view = undefined
      }
    },
    step: (step) => moveIfFree(nextPosition(place, step, config)),
    goTo: (slide) => moveIfFree(slidePosition(Math.round(slide) || 0, place, config)),
    jumpTo(slide) {
      halt()
      place = canonicalPosition(slide, config)
      view?.show(place, config)
      departures.notify(place)
      arrivals.notify(slideAt(place, config))
    },
    startDrag() {
      if (!isFree()) return false
      dragged = place
      return true
    },
    drag(slides) {
      if (dragged === undefined) return
      dragged = draggedPosition(place, slides, config)
      view?.show(dragged, config)
    },
    endDrag(step) {
      if (dragged === undefined) return
      const from = dragged
      dragged = undefined
      move(from, step ? nextPosition(place, step, config) : place)
    },
  }
}

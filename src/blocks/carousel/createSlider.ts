import { createListeners } from '../../utils/timing/createListeners'
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

/** Moves the slides of a carousel, one move at a time. Independent of React. */
export interface Slider {
  /** Calls `listener` with the target position when the slider starts to move. Returns the undo. */
  onPositionChange(listener: (position: number) => void): () => void
  /** Calls `listener` with the current slide when the slider has arrived. Returns the undo. */
  onSettle(listener: (slide: number) => void): () => void
  /** The current position, or the target of a move. */
  readonly position: number
  /** The first slide in view at that position. */
  readonly slide: number
  configure(config: TrackMove): void
  /** Shows all moves in `view`. Returns the undo. */
  attach(view: TrackView): () => void
  step(step: SlideStep): void
  /** @param slide - Index from 0. */
  goTo(slide: number): void
  /** Jumps to a slide at once, even during a move. */
  jumpTo(slide: number): void
  /** Starts a drag. Returns `false` if that is impossible, as during a move. */
  startDrag(): boolean
  /**
   * @param slides - Distance of the pointer from its start in slides, positive towards the next.
   */
  drag(slides: number): void
  /** Ends a drag with a step, or moves back. */
  endDrag(step: SlideStep): void
}

export function createSlider(config: TrackMove, initialSlide: number): Slider {
  const departures = createListeners<number>()
  const arrivals = createListeners<number>()
  let position = canonicalPosition(initialSlide, config)
  let view: TrackView | undefined
  let moveTimer: ReturnType<typeof setTimeout> | undefined
  let dragged: number | undefined

  const isResting = (): boolean => moveTimer === undefined && dragged === undefined
  const isFree = (): boolean => isResting() && canMove(config)

  function move(from: number, to: number): void {
    const isChange = to !== position
    position = to
    view?.glide(from, to, config)
    moveTimer = setTimeout(() => {
      moveTimer = undefined
      rest()
      if (isChange) arrivals.notify(slideAt(position, config))
    }, config.speed)
    if (isChange) departures.notify(position)
  }

  function rest(at = position): void {
    const resting = canonicalPosition(at, config)
    const isChange = resting !== position
    position = resting
    view?.show(position, config)
    if (isChange) departures.notify(position)
  }

  function moveIfFree(to: number): void {
    if (isFree() && to !== position) move(position, to)
  }

  function halt(): void {
    clearTimeout(moveTimer)
    moveTimer = undefined
    dragged = undefined
  }

  return {
    onPositionChange: departures.add,
    onSettle: arrivals.add,
    get position() {
      return position
    },
    get slide() {
      return slideAt(position, config)
    },
    configure(next) {
      config = next
      if (isResting()) rest()
    },
    attach(next) {
      view = next
      return () => {
        halt()
        next.stop()
        view = undefined
      }
    },
    step: (step) => moveIfFree(nextPosition(position, step, config)),
    goTo: (slide) => moveIfFree(slidePosition(Math.round(slide) || 0, position, config)),
    jumpTo(slide) {
      halt()
      rest(slide)
      arrivals.notify(slideAt(position, config))
    },
    startDrag() {
      if (!isFree()) return false
      dragged = position
      return true
    },
    drag(slides) {
      if (dragged === undefined) return
      dragged = draggedPosition(position, slides, config)
      view?.show(dragged, config)
    },
    endDrag(step) {
      if (dragged === undefined) return
      const from = dragged
      dragged = undefined
      move(from, step ? nextPosition(position, step, config) : position)
    },
  }
}

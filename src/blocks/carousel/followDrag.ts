import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'
import type { SlideSettings } from './carouselOptions'
import type { Slider } from './createSlider'
import { usesInput } from './keyStep'
import type { SlideStep } from './slidePositions'

/** The pointers that may drag, and the swipe threshold. */
export interface DragSettings
  extends Pick<SlideSettings, 'draggable' | 'swipe' | 'touchThreshold'> {
  readonly isRtl: boolean
}

/** Marks the list while its slides are being dragged. */
const DRAGGING_CLASS = 'slick-dragging'

/** Lets pointers drag the slides in `list`. Returns the undo. */
export function followDrag(
  list: HTMLElement,
  slider: Slider,
  { draggable, swipe, touchThreshold, isRtl }: DragSettings,
): () => void {
  let down: PointerEvent | undefined
  let slop = 0

  const distanceFrom = (start: PointerEvent, { clientX }: PointerEvent): number =>
    (clientX - start.clientX) * (isRtl ? 1 : -1)

  function start(event: PointerEvent): void {
    const { target, pointerType, isPrimary, button } = event
    if (slop || !isPrimary) return
    const isAllowed = pointerType === 'mouse' ? draggable : swipe
    // A carousel inside a slide has its own list.
    const isOurs = (target as Element).closest('.slick-list') === list && !usesInput(target)
    down = isAllowed && isOurs && button === 0 ? event : undefined
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== down?.pointerId) return
    const distance = distanceFrom(down, event)
    if (!slop) {
      const intent = dragIntent(distance, event.clientY - down.clientY)
      // The mouse button may have been released outside.
      if (!event.buttons || intent === 'scroll') down = undefined
      else if (intent && slider.startDrag()) take(event, distance)
    }
    if (slop) slider.drag((distance - slop) / widthOf(list.firstElementChild))
  }

  /**
   * Captures the pointer. Not earlier, because a captured pointer clicks the capturing element
   * instead of links.
   */
  function take({ pointerId }: PointerEvent, distance: number): void {
    slop = Math.sign(distance) * SLOP_PX
    list.setPointerCapture(pointerId)
    list.classList.add(DRAGGING_CLASS)
    list.ownerDocument.getSelection()?.removeAllRanges()
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== down?.pointerId) return
    const distance = event.type === 'pointerup' ? distanceFrom(down, event) : 0
    letGo(swipeStep(distance, widthOf(list), touchThreshold))
  }

  function letGo(step: SlideStep): void {
    if (slop) {
      slider.endDrag(step)
      list.classList.remove(DRAGGING_CLASS)
      ignoreClicks(list)
    }
    slop = 0
    down = undefined
  }

  return combineUndos([
    listen(list, 'pointerdown', start),
    listen(list, 'pointermove', move),
    listen(list, 'pointerup', end),
    listen(list, 'pointercancel', end),
    listen(list, 'dragstart', (event) => draggable && refuse(event)),
    () => letGo(0),
  ])
}

/** A drag must not click the element where it ends. Nobody hears of such a click. */
function ignoreClicks({ ownerDocument: { defaultView } }: HTMLElement): void {
  setTimeout(listen(defaultView as Window, 'click', refuse, { capture: true }))
}

function refuse(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

function widthOf(element: Element | null): number {
  // Never 0, because it is a divisor.
  return element?.getBoundingClientRect().width || 1
}

/** Pixels that a pointer must move before its intent is clear. */
const SLOP_PX = 10

/** Intent of a pointer after moving this far: to move the slides, or to scroll the page. */
export function dragIntent(x: number, y: number): 'swipe' | 'scroll' | undefined {
  const across = Math.abs(x)
  const down = Math.abs(y)
  if (Math.max(across, down) <= SLOP_PX) return undefined
  return across > down ? 'swipe' : 'scroll'
}

/**
 * The step that a swipe results in.
 *
 * @param distance - Pixels, positive towards the next slide.
 * @param touchThreshold - Divisor of the width: a swipe must pass that fraction.
 */
export function swipeStep(distance: number, width: number, touchThreshold: number): SlideStep {
  if (Math.abs(distance) <= width / touchThreshold) return 0
  return distance > 0 ? 1 : -1
}

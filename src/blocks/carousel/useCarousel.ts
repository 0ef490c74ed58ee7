import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Block } from '../../content/types'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { useHydrated } from '../../render/hooks/useHydrated'
import { maxWidthMedia } from '../../render/styles/blockStyles'
import { mistake, type Omission } from '../../utils/problems/Omission'
import { listen } from '../../utils/timing/listen'
import { activeElement } from '../../utils/view/shadowDom'
import { watchSize } from '../../utils/view/watchSize'
import { dispatchBlockEvent, dispatchChange, useLoadEvent } from '../internals/blockEvents'
import { isRtl } from '../internals/isRtl'
import { useContainerWidth } from '../internals/useContainerWidth'
import { useReducedMotion } from '../internals/useReducedMotion'
import { type CarouselSetup, readSetup, settingsAt, unknownSettings } from './CarouselSetup'
import type { CarouselOptions, SlideSettings } from './carouselOptions'
import { createSlider, type Slider } from './createSlider'
import { createTrackView, type TrackMove } from './createTrackView'
import { followDrag } from './followDrag'
import { canMove, slideLayout } from './slidePositions'
import { type AutoplayEvent, useAutoplay } from './useAutoplay'

export function useCarousel({ options, block }: BlockProps<CarouselOptions>, count: number) {
  const content = useContentContext()
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const track = useRef<HTMLDivElement>(null)
  // After the first render, for which a server may have rendered only one slide.
  const isComplete = useHydrated()
  const isReduced = useReducedMotion()
  const isRtl = useIsRtl(root)

  const setup = useMemo(() => readSetup(options, count), [options, count])
  const settings = useSettings(setup, root)
  const { cssEase, draggable, swipe, touchThreshold } = settings
  const layout = slideLayout(settings, count)
  const isMovable = canMove(layout)
  const speed = isReduced ? 0 : settings.speed
  const config = { ...layout, speed, cssEase, isRtl }
  const slider = useSlider(track, config, setup.base.initialSlide)
  useReachableFocus(root)
  useRoomForArrows(root)
  useEffect(() => {
    const omission = idleSettings(unknownSettings(options))
    if (omission) content.reportOmission(`block "${block.id}"`, omission)
  }, [options, block.id, content])

  const autoplay = useAutoplay(slider, settings, isMovable)
  const [carousel] = useState(() => carouselHandle(slider, autoplay.tell))
  useCarouselEvents(root, slider, { block, carousel }, isComplete)

  useEffect(() => {
    if (!isMovable || !list.current) return undefined
    return followDrag(list.current, slider, { draggable, swipe, touchThreshold, isRtl })
  }, [slider, isMovable, draggable, swipe, touchThreshold, isRtl])

  return { root, list, track, setup, settings, layout, slider, autoplay, isRtl, isComplete }
}

function idleSettings(names: readonly string[]): Omission | undefined {
  if (names.length === 0) return undefined
  return mistake(
    `slickProps {${names.join(', ')}}`,
    'this carousel has no such settings',
    'Remove them; docs/interactive-blocks.md lists the settings that it has.',
  )
}

/**
 * The settings at the current width of the viewport, or of the container if breakpoints refer to
 * it.
 *
 * Asks for the width as {@link slidesCss} does: a page that is wider than its screen has several
 * widths.
 *
 * The base settings on a server, which does not know any width.
 */
function useSettings(setup: CarouselSetup, element: RefObject<Element | null>): SlideSettings {
  const { responsiveTo, window: view } = useContentContext()
  const containerWidth = useContainerWidth(element) ?? Number.POSITIVE_INFINITY
  const subscribe = useCallback((onChange: () => void) => listen(view, 'resize', onChange), [view])
  const isUpTo = (max: number): boolean =>
    responsiveTo === 'container'
      ? containerWidth <= max
      : view.matchMedia(maxWidthMedia(max)).matches
  return useSyncExternalStore(
    subscribe,
    () => settingsAt(setup, isUpTo),
    () => setup.base,
  )
}

/** A slider for `track`. Renders the component again when a move starts. */
function useSlider(
  track: RefObject<HTMLElement | null>,
  config: TrackMove,
  initialSlide: number,
): Slider {
  const [slider] = useState(() => createSlider(config, initialSlide))

  useLayoutEffect(() => {
    return track.current ? slider.attach(createTrackView(track.current)) : undefined
  }, [slider, track])
  useLayoutEffect(() => slider.configure(config))

  const position = (): number => slider.position
  useSyncExternalStore(slider.onPositionChange, position, position)
  return slider
}

/** Handle for the page to control a carousel: `detail.carousel` of its events. */
export interface CarouselHandle {
  /** Index of the first slide in view. */
  readonly index: number
  next(): void
  previous(): void
  /** @param index - Index from 0. */
  goTo(index: number): void
  /** Starts autoplay. Has no effect for visitors who prefer reduced motion. */
  play(): void
  pause(): void
}

function carouselHandle(
  slider: Slider,
  dispatchAutoplay: (event: AutoplayEvent) => void,
): CarouselHandle {
  return {
    get index() {
      return slider.slide
    },
    next: () => slider.step(1),
    previous: () => slider.step(-1),
    goTo: slider.goTo,
    play: () => dispatchAutoplay('play'),
    pause: () => dispatchAutoplay('pause'),
  }
}

/**
 * Tells the page when the carousel is there, and reports the current slide.
 *
 * @param isComplete - Whether all slides are rendered.
 */
function useCarouselEvents(
  root: RefObject<Element | null>,
  slider: Slider,
  { block, carousel }: { readonly block: Block; readonly carousel: CarouselHandle },
  isComplete: boolean,
): void {
  useLoadEvent(root, 'builder:carousel:load', {
    detail: () => ({ block, carousel }),
    isReady: isComplete,
  })
  const notifyOfChange = useEffectEvent((slide: number) => {
    if (!root.current) return
    dispatchBlockEvent(root.current, 'builder:carousel:change', { slide, block, carousel })
    dispatchChange(root.current, block, slide)
  })

  useEffect(() => slider.onSettle(notifyOfChange), [slider])
}

/** Whether text runs from right to left, as set by the entry or by the page around it. */
function useIsRtl(element: RefObject<Element | null>): boolean {
  const { rtl, window: view } = useContentContext()
  const [isAround, setIsAround] = useState(rtl)

  useEffect(() => {
    if (element.current) setIsAround(rtl || isRtl(element.current, view))
  })
  return isAround
}

/** Moves the arrows in where there is no room for them: outside the page, they would widen it. */
function useRoomForArrows(root: RefObject<HTMLElement | null>): void {
  const { window: view } = useContentContext()
  useLayoutEffect(() => {
    const { current: carousel } = root
    if (!carousel) return undefined
    const { documentElement: page } = view.document
    const place = (): void => {
      const { left, right } = carousel.getBoundingClientRect()
      const room = Math.min(left, page.clientWidth - right)
      // The area for clicks is 5 pixels wider than the arrow.
      const inset = Math.max(-25, Math.min(5, 5 - room))
      carousel.style.setProperty('--slick-arrows', `${inset}px`)
      // Over the slides, an arrow takes no clicks of what is beside it.
      carousel.style.setProperty('--slick-reach', inset > -25 ? '-2px' : '-10px')
    }
    place()
    return watchSize(page, view, place)
  }, [root, view])
}

/** Moves the focus to the current slide when the focused slide goes out of view. */
function useReachableFocus(root: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const carousel = root.current
    const left = carousel && activeElement(carousel)?.closest('.slick-slide[inert]')
    if (left && carousel.contains(left)) focusSlide(carousel.querySelector('.slick-current'))
  })
}

/** Focuses a slide as a whole, without scrolling the page. */
export function focusSlide(slide: HTMLElement | null): void {
  if (!slide) return
  slide.tabIndex = -1
  slide.focus({ preventScroll: true })
}

/** How a carousel looks and behaves, complete. Booleans are as content has them: what is truthy is on. */
export interface SlideSettings {
  /** How many slides fit side by side; `Infinity` where they stand below each other and nothing moves. */
  readonly slidesToShow: number
  /** How many slides one step goes on. */
  readonly slidesToScroll: number
  readonly infinite: boolean
  readonly dots: boolean
  readonly arrows: boolean
  /** Milliseconds of one move. */
  readonly speed: number
  /** CSS easing of a move. */
  readonly cssEase: string
  readonly autoplay: boolean
  /** Milliseconds between moves. */
  readonly autoplaySpeed: number
  readonly pauseOnHover: boolean
  readonly pauseOnDotsHover: boolean
  readonly pauseOnFocus: boolean
  /** Whether the arrow keys move the slides. */
  readonly accessibility: boolean
  /** Whether a click on a slide goes to it. */
  readonly focusOnSelect: boolean
  /** Whether a mouse can drag the slides. */
  readonly draggable: boolean
  /** Whether a finger or a pen can. */
  readonly swipe: boolean
  /** A swipe counts past the width divided by this. */
  readonly touchThreshold: number
  /** The slide to begin with, counted from 0. */
  readonly initialSlide: number
}

/** Settings up to a width. */
export interface SlideBreakpoint {
  /** Greatest width in CSS pixels. */
  readonly max: number
  readonly settings: SlideSettings
}

/** Everything that an author's options say about how a carousel moves. */
export interface CarouselSetup {
  /** Where no breakpoint applies. */
  readonly base: SlideSettings
  /** The narrowest first. */
  readonly breakpoints: readonly SlideBreakpoint[]
}

/** The settings that hold at a width. */
export function settingsAt({ base, breakpoints }: CarouselSetup, width: number): SlideSettings {
  return breakpoints.find(({ max }) => width <= max)?.settings ?? base
}

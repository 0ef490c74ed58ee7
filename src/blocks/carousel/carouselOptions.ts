import type { Block } from '../../content/types'
import type { BlockInput } from '../../render/block/BlockDefinition'

/** How many slides a carousel shows up to a width of the viewport. */
export interface CarouselBreakpoint
  extends Pick<CarouselSettings, 'slidesToShow' | 'slidesToScroll' | 'infinite' | 'dots'> {
  /**
   * Greatest width in CSS pixels: of the viewport, or of the container where breakpoints go by it.
   */
  readonly breakpoint?: number
  /** Pixels; what the editor's own default writes instead of `breakpoint`. */
  readonly width?: number
  /** Settings below that width, over those beside it; `'unslick'` puts slides below each other. */
  readonly settings?: CarouselSettings | 'unslick'
}

/** Settings of the slider. */
export interface CarouselSettings {
  /** How many slides stand side by side. @default 1 */
  readonly slidesToShow?: number
  /** How many slides one step goes on. @default 1 */
  readonly slidesToScroll?: number
  /** Whether the first slide follows the last. @default true */
  readonly infinite?: boolean
  /** Whether there is a dot for each step. @default true */
  readonly dots?: boolean
  /** Milliseconds of one move. @default 500 */
  readonly speed?: number
  /** Milliseconds between moves. @default 5000 */
  readonly autoplaySpeed?: number
  /** A swipe counts past the width divided by this. @default 5 */
  readonly touchThreshold?: number
  readonly [name: string]: unknown
}

/** Options of `Builder:Carousel`. */
export interface CarouselOptions {
  /** The slides, from the first on. */
  readonly slides?: readonly {
    /** Blocks of a slide. */
    readonly content?: readonly Block[]
  }[]
  /** Whether there are no dots. @default false */
  readonly hideDots?: boolean
  /**
   * Whether slides move by themselves, with a button that stops them; never for visitors who asked
   * for less motion.
   *
   * @default false
   */
  readonly autoplay?: boolean
  /** Seconds between moves. @default 5 */
  readonly autoplaySpeed?: number
  /** Blocks in the button to the previous slide. @default an arrow */
  readonly prevButton?: readonly Block[]
  /** Blocks in the button to the next slide. @default an arrow */
  readonly nextButton?: readonly Block[]
  /** Whether the block's children are the slides. @default false */
  readonly useChildrenForSlides?: boolean
  /**
   * Settings up to certain widths.
   *
   * @default two slides up to 3000 px, one up to 400 px, unless `slickProps.slidesToShow` is set
   */
  readonly responsive?: readonly CarouselBreakpoint[]
  /** Whether arrow keys move the slides. @default true */
  readonly accessibility?: boolean
  /** Whether a click on a slide goes to it. @default false */
  readonly focusOnSelect?: boolean
  /** Settings of the slider, over the options of the same name. */
  readonly slickProps?: CarouselSettings
}

/** Settings where the options say nothing else. */
export const CAROUSEL_DEFAULTS = {
  /**
   * How many slides fit side by side, and not always a whole number of them; `Infinity` where they
   * stand below each other and nothing moves.
   */
  slidesToShow: 1,
  /** How many slides one step goes on. */
  slidesToScroll: 1,
  /** Whether the first slide follows the last one. */
  infinite: true,
  dots: true,
  arrows: true,
  /** Milliseconds of one move. */
  speed: 500,
  /** CSS easing of a move. */
  cssEase: 'ease',
  autoplay: false,
  /** Milliseconds between moves. */
  autoplaySpeed: 5000,
  pauseOnHover: true,
  pauseOnDotsHover: false,
  pauseOnFocus: true,
  /** Whether the arrow keys move the slides. */
  accessibility: true,
  /** Whether a click on a slide goes to it. */
  focusOnSelect: false,
  /** Whether a mouse can drag the slides. */
  draggable: true,
  /** Whether a finger or a pen can. */
  swipe: true,
  /** A swipe counts past the width divided by this. */
  touchThreshold: 5,
  /** The slide to begin with, counted from 0. */
  initialSlide: 0,
}

/**
 * How a carousel looks and behaves, complete. Booleans are as content has them: what is truthy is
 * on.
 */
export type SlideSettings = Readonly<typeof CAROUSEL_DEFAULTS>

/** Breakpoints of a carousel whose author set none. */
export const DEFAULT_BREAKPOINTS: readonly CarouselBreakpoint[] = [
  { width: 3000, slidesToShow: 2, slidesToScroll: 2 },
  { width: 400, slidesToShow: 1, slidesToScroll: 1 },
]

export const carouselInputs: readonly BlockInput[] = [
  {
    name: 'slides',
    type: 'list',
    defaultValue: [{ content: [] }, { content: [] }],
    subFields: [{ name: 'content', type: 'uiBlocks', defaultValue: [] }],
  },
  { name: 'hideDots', type: 'boolean', defaultValue: false },
  {
    name: 'autoplay',
    type: 'boolean',
    defaultValue: CAROUSEL_DEFAULTS.autoplay,
    helperText: 'Move on without being asked; never for visitors who asked for less motion',
  },
  {
    name: 'autoplaySpeed',
    type: 'number',
    defaultValue: CAROUSEL_DEFAULTS.autoplaySpeed / 1000,
    helperText: 'Seconds that each slide stays',
  },
  { name: 'prevButton', type: 'uiBlocks', defaultValue: [] },
  { name: 'nextButton', type: 'uiBlocks', defaultValue: [] },
  {
    name: 'useChildrenForSlides',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Make each child a slide, repeated children too',
  },
  {
    name: 'responsive',
    type: 'list',
    defaultValue: DEFAULT_BREAKPOINTS,
    subFields: [
      { name: 'width', type: 'number', defaultValue: 400, helperText: 'Up to this many pixels' },
      { name: 'slidesToShow', type: 'number', defaultValue: 2 },
      { name: 'slidesToScroll', type: 'number', defaultValue: 2 },
      { name: 'infinite', type: 'boolean', defaultValue: CAROUSEL_DEFAULTS.infinite },
      { name: 'dots', type: 'boolean', defaultValue: CAROUSEL_DEFAULTS.dots },
    ],
  },
  {
    name: 'accessibility',
    type: 'boolean',
    defaultValue: CAROUSEL_DEFAULTS.accessibility,
    advanced: true,
    helperText: 'Let the arrow keys move the slides',
  },
  {
    name: 'focusOnSelect',
    type: 'boolean',
    defaultValue: CAROUSEL_DEFAULTS.focusOnSelect,
    advanced: true,
    helperText: 'Go to a slide that is clicked',
  },
  {
    name: 'slickProps',
    type: 'map',
    advanced: true,
    helperText: 'Any other setting of the slider, such as speed or slidesToShow',
  },
]

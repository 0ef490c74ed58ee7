import type { Block } from '../../content/types'
import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Number of slides that a carousel shows up to a maximum width. */
export interface CarouselBreakpoint
  extends Pick<CarouselSettings, 'slidesToShow' | 'slidesToScroll' | 'infinite' | 'dots'> {
  /**
   * Maximum width in CSS pixels: of the viewport, or of the container if breakpoints refer to it.
   */
  readonly breakpoint?: number
  /** Pixels. The editor's own default uses this name instead of `breakpoint`. */
  readonly width?: number
  /**
   * Settings below that width, which override those of this object. `'unslick'` stacks the slides.
   */
  readonly settings?: CarouselSettings | 'unslick'
}

/** Settings of the slider. */
export interface CarouselSettings {
  /** Number of slides side by side. @default 1 */
  readonly slidesToShow?: number
  /** Number of slides per step. @default 1 */
  readonly slidesToScroll?: number
  /** Whether the first slide follows the last. @default true */
  readonly infinite?: boolean
  /** Whether there is a dot for each step. @default true */
  readonly dots?: boolean
  /** Duration of a move in milliseconds. @default 500 */
  readonly speed?: number
  /** Milliseconds between moves. @default 5000 */
  readonly autoplaySpeed?: number
  /** Divisor of the width: a swipe must pass that fraction to count. @default 5 */
  readonly touchThreshold?: number
  readonly [name: string]: unknown
}

/** Options of `Builder:Carousel`. */
export interface CarouselOptions {
  /** The slides in order. */
  readonly slides?: readonly {
    /** Blocks of a slide. */
    readonly content?: readonly Block[]
  }[]
  /** Whether to hide the dots. @default false */
  readonly hideDots?: boolean
  /**
   * Whether slides advance automatically, with a button to pause them. Never for visitors who
   * prefer reduced motion.
   *
   * @default false
   */
  readonly autoplay?: boolean
  /** Seconds between moves. @default 5 */
  readonly autoplaySpeed?: number
  /** Blocks in the arrow on the right, despite the name. @default an arrow */
  readonly prevButton?: readonly Block[]
  /** Blocks in the arrow on the left, despite the name. @default an arrow */
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
  /** Whether a click on a slide moves to it. @default false */
  readonly focusOnSelect?: boolean
  /** Settings of the slider, which override options of the same name. */
  readonly slickProps?: CarouselSettings
}

/** Default settings. */
export const CAROUSEL_DEFAULTS = {
  /**
   * Number of slides that fit side by side, possibly a fraction; `Infinity` if they are stacked and
   * nothing moves.
   */
  slidesToShow: 1,
  /** Number of slides per step. */
  slidesToScroll: 1,
  /** Whether the first slide follows the last one. */
  infinite: true,
  dots: true,
  arrows: true,
  /** Duration of a move in milliseconds. */
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
  /** Whether a click on a slide moves to it. */
  focusOnSelect: false,
  /** Whether a mouse can drag the slides. */
  draggable: true,
  /** Whether a finger or a pen can drag the slides. */
  swipe: true,
  /** Divisor of the width: a swipe must pass that fraction to count. */
  touchThreshold: 5,
  /** Index of the initial slide. */
  initialSlide: 0,
}

/**
 * The complete settings of a carousel. Booleans come unconverted from content: any truthy value is
 * on.
 */
export type SlideSettings = Readonly<typeof CAROUSEL_DEFAULTS>

/** Breakpoints of a carousel whose author has set none. */
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

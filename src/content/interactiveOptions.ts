import type { Block, CssDeclarations } from './types'

/** Options of `Builder: Tabs`. */
export interface TabsOptions {
  /** The tabs, from the first on. */
  readonly tabs?: readonly {
    /** What stands on the tab. */
    readonly label?: readonly Block[]
    /** What it opens. */
    readonly content?: readonly Block[]
  }[]
  /** Styles of the open tab. */
  readonly activeTabStyle?: CssDeclarations
  /**
   * The tab that is open at first, counted from 1; 0 opens none.
   *
   * @default 1
   */
  readonly defaultActiveTab?: number
  /**
   * Whether a click on the open tab closes it.
   *
   * @default false
   */
  readonly collapsible?: boolean
  /** CSS `justify-content` of the row of tabs. */
  readonly tabHeaderLayout?: string
}

/** Options of `Builder:Accordion`. */
export interface AccordionOptions {
  /** The titles and what they open. */
  readonly items?: readonly {
    /** What is always there. */
    readonly title?: readonly Block[]
    /** What it opens. */
    readonly detail?: readonly Block[]
  }[]
  /**
   * Whether opening one closes the others. Always so in a grid.
   *
   * @default false
   */
  readonly oneAtATime?: boolean
  /**
   * Whether titles stand side by side, and what is open under their row.
   *
   * @default false
   */
  readonly grid?: boolean
  /**
   * CSS width of a title in a grid.
   *
   * @default '25%'
   */
  readonly gridRowWidth?: string
  /**
   * Whether the block's children are the items, two for each: title and detail.
   *
   * @default false
   */
  readonly useChildrenForItems?: boolean
}

/** How many slides a carousel shows up to a width of the viewport. */
export interface CarouselBreakpoint {
  /** Greatest width in CSS pixels: of the viewport, or of the container where breakpoints go by it. */
  readonly breakpoint?: number
  /** Pixels; what the editor's own default writes instead of `breakpoint`. */
  readonly width?: number
  /** What holds there, over what stands beside it; `'unslick'` puts slides below each other. */
  readonly settings?: CarouselSettings | 'unslick'
  /** As {@link CarouselSettings.slidesToShow}. */
  readonly slidesToShow?: number
  /** As {@link CarouselSettings.slidesToScroll}. */
  readonly slidesToScroll?: number
  /** As {@link CarouselSettings.infinite}. */
  readonly infinite?: boolean
  /** As {@link CarouselSettings.dots}. */
  readonly dots?: boolean
}

/** Settings of the slider. */
export interface CarouselSettings {
  /**
   * How many slides stand side by side.
   *
   * @default 1
   */
  readonly slidesToShow?: number
  /**
   * How many slides one step goes on.
   *
   * @default 1
   */
  readonly slidesToScroll?: number
  /**
   * Whether the first slide follows the last.
   *
   * @default true
   */
  readonly infinite?: boolean
  /**
   * Whether there is a dot for each step.
   *
   * @default true
   */
  readonly dots?: boolean
  /**
   * Milliseconds of one move.
   *
   * @default 500
   */
  readonly speed?: number
  /**
   * Milliseconds between moves.
   *
   * @default 5000
   */
  readonly autoplaySpeed?: number
  /**
   * A swipe counts past the width divided by this.
   *
   * @default 5
   */
  readonly touchThreshold?: number
  readonly [name: string]: unknown
}

/** Options of `Builder:Carousel`. */
export interface CarouselOptions {
  /** The slides, from the first on. */
  readonly slides?: readonly {
    /** What stands on a slide. */
    readonly content?: readonly Block[]
  }[]
  /**
   * Whether there are no dots.
   *
   * @default false
   */
  readonly hideDots?: boolean
  /**
   * Whether slides move by themselves, with a button that stops them; never for visitors who asked for less
   * motion.
   *
   * @default false
   */
  readonly autoplay?: boolean
  /**
   * Seconds between moves.
   *
   * @default 5
   */
  readonly autoplaySpeed?: number
  /**
   * What stands in the button that leads back.
   *
   * @default an arrow
   */
  readonly prevButton?: readonly Block[]
  /**
   * What stands in the button that leads on.
   *
   * @default an arrow
   */
  readonly nextButton?: readonly Block[]
  /**
   * Whether the block's children are the slides.
   *
   * @default false
   */
  readonly useChildrenForSlides?: boolean
  /**
   * What holds up to certain widths.
   *
   * @default two slides up to 3000 px, one up to 400 px, unless `slickProps.slidesToShow` is set
   */
  readonly responsive?: readonly CarouselBreakpoint[]
  /**
   * Whether arrow keys move the slides.
   *
   * @default true
   */
  readonly accessibility?: boolean
  /**
   * Whether a click on a slide goes to it.
   *
   * @default false
   */
  readonly focusOnSelect?: boolean
  /** Settings of the slider, over the options of the same name. */
  readonly slickProps?: CarouselSettings
}

/** Options of `Builder:Masonry`. */
export interface MasonryOptions {
  /**
   * CSS width that a column has at least.
   *
   * @default '200px'
   */
  readonly columnWidth?: string | number
  /**
   * Pixels between tiles.
   *
   * @default 0
   */
  readonly gutterSize?: number
  /** The tiles, dealt to the columns in turn. */
  readonly tiles?: readonly {
    /** What stands on a tile. */
    readonly content?: readonly Block[]
  }[]
  /**
   * Whether the block's children are the tiles.
   *
   * @default false
   */
  readonly useChildrenForTiles?: boolean
}

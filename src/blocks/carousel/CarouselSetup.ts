import { isRecord } from '../../utils/values/isRecord'
import { positiveNumber } from '../internals/optionValues'
import {
  CAROUSEL_DEFAULTS,
  type CarouselOptions,
  type CarouselSettings,
  DEFAULT_BREAKPOINTS,
  type SlideSettings,
} from './carouselOptions'

interface SlideBreakpoint {
  /** Maximum width in CSS pixels. */
  readonly max: number
  readonly settings: SlideSettings
}

/** The settings that an author's options result in. */
export interface CarouselSetup {
  /** Settings when no breakpoint applies. */
  readonly base: SlideSettings
  /** Narrowest first. */
  readonly breakpoints: readonly SlideBreakpoint[]
}

/** @param isUpTo - Whether there is at most this width. */
export function settingsAt(
  { base, breakpoints }: CarouselSetup,
  isUpTo: (max: number) => boolean,
): SlideSettings {
  return breakpoints.find(({ max }) => isUpTo(max))?.settings ?? base
}

/**
 * Completes the options of a carousel.
 *
 * `slickProps` override options of the same name, and breakpoints override both. The default
 * breakpoints do not apply if the author sets the number of slides to show, or has only one slide.
 *
 * @param count - Number of slides.
 */
export function readSetup(options: CarouselOptions, count: number): CarouselSetup {
  const slickProps = isRecord(options.slickProps) ? options.slickProps : {}
  const { autoplay, autoplaySpeed, accessibility, focusOnSelect } = options
  const common = {
    autoplay,
    autoplaySpeed: Number(autoplaySpeed) * 1000,
    accessibility,
    focusOnSelect,
    ...slickProps,
  }
  const hiddenDots = options.hideDots && !slickProps.dots ? { dots: false } : undefined
  const complete = (own?: object): SlideSettings => completed({ ...common, ...own, ...hiddenDots })

  const isOpen = count > 1 && slickProps.slidesToShow === undefined
  const responsive =
    options.responsive ?? slickProps.responsive ?? (isOpen ? DEFAULT_BREAKPOINTS : [])
  const breakpoints: SlideBreakpoint[] = []
  for (const entry of Array.isArray(responsive) ? responsive : []) {
    const max = positiveNumber(entry?.breakpoint) ?? positiveNumber(entry?.width)
    if (!max) continue
    const settings =
      entry.settings === 'unslick'
        ? { ...complete(), slidesToShow: Number.POSITIVE_INFINITY }
        : complete({ ...entry, ...entry.settings })
    breakpoints.push({ max, settings })
  }
  return { base: complete(), breakpoints: breakpoints.sort((a, b) => a.max - b.max) }
}

/** Names in `slickProps` that are not settings of a carousel. */
export function unknownSettings({ slickProps }: CarouselOptions): readonly string[] {
  const isKnown = (name: string): boolean => name === 'responsive' || name in CAROUSEL_DEFAULTS
  return isRecord(slickProps) ? Object.keys(slickProps).filter((name) => !isKnown(name)) : []
}

function completed(given: CarouselSettings): SlideSettings {
  const settings: Record<string, unknown> = {}
  for (const [name, byDefault] of Object.entries(CAROUSEL_DEFAULTS)) {
    const value = given[name]
    const isNumber = typeof byDefault === 'number' && !(name === 'speed' && value === 0)
    settings[name] = (isNumber ? positiveNumber(value) : value) ?? byDefault
  }
  return settings as unknown as SlideSettings
}

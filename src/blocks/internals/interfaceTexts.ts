import { hasOwn } from '../../utils/hasOwn.ts'

/**
 * Texts of blocks' interfaces: for screen readers, and in the notes of forms. Names in braces are
 * replaced.
 */
export interface InterfaceTexts {
  /** Name of a carousel that has none. @default 'Carousel' */
  readonly carousel: string
  /** @default 'Previous slide' */
  readonly previousSlide: string
  /** @default 'Next slide' */
  readonly nextSlide: string
  /** @default 'Pause slide show' */
  readonly pauseSlides: string
  /** @default 'Play slide show' */
  readonly playSlides: string
  /** Name of the row of dots. @default 'Choose a slide' */
  readonly chooseSlide: string
  /** @default 'Go to slide {slide}' */
  readonly goToSlide: string
  /** Name of a slide. @default '{slide} of {count}' */
  readonly slidePosition: string
  /** Announced when slides change. @default 'Slide {slide} of {count}' */
  readonly slideStatus: string
  /** After a form was accepted. @default 'Thanks!' */
  readonly formSuccess: string
  /**
   * After a form was refused.
   *
   * @default 'Form submission error :( Please check your answers and try again'
   */
  readonly formError: string
  /** While a form is being sent. @default 'Sending...' */
  readonly formSending: string
}

/** Texts where the site has no others. */
export const ENGLISH: InterfaceTexts = {
  carousel: 'Carousel',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pauseSlides: 'Pause slide show',
  playSlides: 'Play slide show',
  chooseSlide: 'Choose a slide',
  goToSlide: 'Go to slide {slide}',
  slidePosition: '{slide} of {count}',
  slideStatus: 'Slide {slide} of {count}',
  formSuccess: 'Thanks!',
  formError: 'Form submission error :( Please check your answers and try again',
  formSending: 'Sending...',
}

/** Puts numbers in the place of names in braces. */
export function fill(text: string, values: Readonly<Record<string, number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    hasOwn(values, name) ? String(values[name]) : whole,
  )
}

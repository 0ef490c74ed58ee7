import { hasOwn } from '../../utils/values/hasOwn.ts'

/**
 * Texts in the interface of blocks: for screen readers, and in messages of forms. Names in braces
 * are placeholders.
 */
export interface InterfaceTexts {
  /** Label of a carousel without a title. @default 'Carousel' */
  readonly carousel: string
  /** @default 'Previous slide' */
  readonly previousSlide: string
  /** @default 'Next slide' */
  readonly nextSlide: string
  /** @default 'Pause slide show' */
  readonly pauseSlides: string
  /** @default 'Play slide show' */
  readonly playSlides: string
  /** Label of the row of dots. @default 'Choose a slide' */
  readonly chooseSlide: string
  /** @default 'Go to slide {slide}' */
  readonly goToSlide: string
  /** Label of a slide. @default '{slide} of {count}' */
  readonly slidePosition: string
  /** Announced when slides change. @default 'Slide {slide} of {count}' */
  readonly slideStatus: string
  /** Shown after a form was accepted. @default 'Thanks!' */
  readonly formSuccess: string
  /**
   * Shown after a form was refused.
   *
   * @default 'Form submission error :( Please check your answers and try again'
   */
  readonly formError: string
  /** Shown while a form is being sent. @default 'Sending...' */
  readonly formSending: string
}

/** The default texts. */
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

/** Replaces names in braces with numbers. */
export function fill(text: string, values: Readonly<Record<string, number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    hasOwn(values, name) ? String(values[name]) : whole,
  )
}

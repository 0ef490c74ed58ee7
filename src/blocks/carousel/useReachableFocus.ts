import { type RefObject, useLayoutEffect } from 'react'

/** Takes the focus to the slide in view when the one that had it goes out of view. */
export function useReachableFocus(root: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const carousel = root.current
    const { activeElement } = (carousel?.getRootNode() as Document | ShadowRoot | undefined) ?? {}
    const left = activeElement?.closest('.slick-slide[inert]')
    if (carousel && left && carousel.contains(left)) {
      focusSlide(carousel.querySelector('.slick-current'))
    }
  })
}

/** Gives the focus to a slide as a whole, and leaves the page where it is. */
export function focusSlide(slide: HTMLElement | null): void {
  if (!slide) return
  slide.tabIndex = -1
  slide.focus({ preventScroll: true })
}

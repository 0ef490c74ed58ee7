import type { ReactElement } from 'react'

/** Thin lines in a square of 24. */
const ICONS = {
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  pause: 'M9 6v12m6-12v12',
  play: 'm8 6 10 6-10 6z',
}

/** A picture on a button, in the colour of the text around it. */
export function CarouselIcon({ name }: { readonly name: keyof typeof ICONS }): ReactElement {
  return (
    <svg className="slick-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}

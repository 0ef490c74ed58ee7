import { memo, type ReactNode } from 'react'

interface CarouselSlideProps {
  /** Counted from 0. */
  readonly index: number
  readonly label: string
  /** Whether the whole of it is in view. */
  readonly isActive: boolean
  /** Whether it is the first in view. */
  readonly isCurrent: boolean
  readonly children: ReactNode
}

/** One slide. Nothing in it can be reached while it is out of view. */
export const CarouselSlide = memo(function CarouselSlide(props: CarouselSlideProps) {
  const { index, label, isActive, isCurrent, children } = props
  let className = 'slick-slide'
  if (isActive) className += ' slick-active'
  if (isCurrent) className += ' slick-current'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is a group of fields.
    <div
      className={className}
      data-index={index}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isActive}
    >
      {children}
    </div>
  )
})

import type { ReactElement, ReactNode } from 'react'
import { CarouselIcon } from './CarouselIcon'

interface CarouselArrowProps {
  readonly direction: 'previous' | 'next'
  readonly label: string
  /** Whether there is nothing further in this direction. */
  readonly isAtEnd: boolean
  readonly onPress: () => void
  /** What the author has put there in place of our own arrow. */
  readonly children: ReactNode
}

/** The button that moves the slides one step. It keeps the focus where it leads nowhere any more. */
export function CarouselArrow(props: CarouselArrowProps): ReactElement {
  const { direction, label, isAtEnd, onPress, children } = props
  return (
    <button
      type="button"
      className={`slick-arrow slick-${direction.slice(0, 4)}${isAtEnd ? ' slick-disabled' : ''}`}
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={onPress}
    >
      {children ? <div inert>{children}</div> : <CarouselIcon name={direction} />}
    </button>
  )
}

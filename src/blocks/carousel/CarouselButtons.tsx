import type { CSSProperties, ReactElement, ReactNode } from 'react'

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

interface CarouselPauseProps {
  readonly isPaused: boolean
  readonly label: string
  /** How many dots it stands before. */
  readonly dots: number
  readonly onPress: () => void
}

/** The button that stops what moves by itself, and starts it again. */
export function CarouselPause({
  isPaused,
  label,
  dots,
  onPress,
}: CarouselPauseProps): ReactElement {
  const name = isPaused ? 'play' : 'pause'
  return (
    <button
      type="button"
      className="slick-pause"
      aria-label={label}
      // Half a dot to the right is the middle, where there are none.
      style={{ '--slick-dots': dots || -1 } as CSSProperties}
      onClick={onPress}
    >
      <CarouselIcon name={name} />
    </button>
  )
}

/** Thin lines in a square of 24. */
const ICONS = {
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  pause: 'M9 6v12m6-12v12',
  play: 'm8 6 10 6-10 6z',
}

/** A picture on a button, in the colour of the text around it. */
function CarouselIcon({ name }: { readonly name: keyof typeof ICONS }): ReactElement {
  return (
    <svg className="slick-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  )
}

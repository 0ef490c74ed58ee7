import type { CSSProperties, ReactElement } from 'react'
import { CarouselIcon } from './CarouselIcon'

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

import {
  type CSSProperties,
  type PointerEventHandler,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { fill, type InterfaceTexts } from '../internals/interfaceTexts'

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

interface CarouselDotsProps {
  /** The slide that each dot leads to. */
  readonly slides: readonly number[]
  /** Index of the dot that stands for what is in view. */
  readonly active: number
  readonly texts: InterfaceTexts
  readonly onChoose: (slide: number) => void
  readonly onPointerEnter?: PointerEventHandler
  readonly onPointerLeave?: PointerEventHandler
}

/** One button for each step. Where they are too many for the width, the row of them scrolls along. */
export function CarouselDots(props: CarouselDotsProps): ReactElement {
  const { slides, active, texts, onChoose, ...pointer } = props
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const dot = row.current?.children[active] as HTMLElement | undefined
    if (row.current && dot) row.current.scrollLeft = dot.offsetLeft - row.current.clientWidth / 2
  }, [active])

  return (
    <ul ref={row} className="slick-dots" aria-label={texts.chooseSlide} {...pointer}>
      {slides.map((slide, index) => (
        <li key={slide} className={index === active ? 'slick-active' : undefined}>
          <button
            type="button"
            aria-label={fill(texts.goToSlide, { slide: slide + 1 })}
            aria-current={index === active || undefined}
            onClick={() => onChoose(slide)}
          >
            <span />
          </button>
        </li>
      ))}
    </ul>
  )
}

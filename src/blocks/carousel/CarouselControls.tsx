import {
  type ComponentProps,
  type PointerEventHandler,
  type ReactElement,
  useEffect,
  useRef,
} from 'react'
import { fill, type InterfaceTexts } from '../internals/interfaceTexts'
import { scrollToMiddle } from '../internals/scrollToMiddle'

/** Thin lines in a square of 24. */
const ICONS = {
  previous: 'M15 4 7 12l8 8',
  next: 'm9 4 8 8-8 8',
  pause: 'M9 6v12m6-12v12',
  play: 'm8 6 10 6-10 6z',
}

interface CarouselButtonProps extends ComponentProps<'button'> {
  readonly icon: keyof typeof ICONS
  readonly label: string
}

/** A button beside the slides: with a picture in the colour of the text around it, unless the author has put something else there. */
export function CarouselButton({
  icon,
  label,
  children,
  ...button
}: CarouselButtonProps): ReactElement {
  return (
    <button type="button" aria-label={label} {...button}>
      {children ? (
        <div inert>{children}</div>
      ) : (
        <svg className="slick-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[icon]} />
        </svg>
      )}
    </button>
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

  useEffect(() => scrollToMiddle(row.current, active), [active])

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

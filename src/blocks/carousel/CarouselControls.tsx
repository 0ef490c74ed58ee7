import {
  type ComponentProps,
  type PointerEventHandler,
  type ReactElement,
  useEffect,
  useRef,
} from 'react'
import { fill, type InterfaceTexts } from '../internals/interfaceTexts'
import { scrollToMiddle } from '../internals/scrollToMiddle'

interface CarouselButtonProps extends ComponentProps<'button'> {
  readonly label: string
}

/** A button of a carousel. */
export function CarouselButton({ label, ...button }: CarouselButtonProps): ReactElement {
  return <button data-control="" type="button" aria-label={label} {...button} />
}

/**
 * Starts or pauses autoplay. The icon is two lines or a triangle, in a square of 24 pixels and in
 * the colour of the text.
 */
export function PauseButton({
  isPaused,
  ...button
}: CarouselButtonProps & { readonly isPaused: boolean }): ReactElement {
  return (
    <CarouselButton className="slick-pause" {...button}>
      <svg className="slick-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={isPaused ? 'm8 6 10 6-10 6z' : 'M9 6v12m6-12v12'} />
      </svg>
    </CarouselButton>
  )
}

interface CarouselDotsProps {
  /** The slide for each dot. */
  readonly slides: readonly number[]
  /** Index of the dot for the current slide. */
  readonly active: number
  readonly texts: InterfaceTexts
  readonly onChoose: (slide: number) => void
  readonly onPointerEnter?: PointerEventHandler
  readonly onPointerLeave?: PointerEventHandler
}

/** One button per step. If they do not fit, the row scrolls. */
export function CarouselDots(props: CarouselDotsProps): ReactElement {
  const { slides, active, texts, onChoose, ...pointer } = props
  const row = useRef<HTMLUListElement>(null)

  useEffect(() => scrollToMiddle(row.current, active), [active])

  return (
    <ul
      ref={row}
      data-control=""
      className="slick-dots"
      aria-label={texts.chooseSlide}
      {...pointer}
    >
      {slides.map((slide, index) => (
        <li key={slide} data-control="" className={index === active ? 'slick-active' : undefined}>
          <CarouselButton
            label={fill(texts.goToSlide, { slide: slide + 1 })}
            aria-current={index === active || undefined}
            onClick={() => onChoose(slide)}
          >
            {index + 1}
          </CarouselButton>
        </li>
      ))}
    </ul>
  )
}

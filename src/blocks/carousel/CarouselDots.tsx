import { type PointerEventHandler, type ReactElement, useEffect, useRef } from 'react'
import { fill, type InterfaceTexts } from '../internals/interfaceTexts'

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

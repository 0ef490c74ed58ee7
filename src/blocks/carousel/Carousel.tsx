/** @jsxImportSource @emotion/react */

import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactElement,
  useMemo,
  useRef,
} from 'react'
import { flushSync } from 'react-dom'
import { nestedList, optionPath } from '../../render/block/Blocks'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { useAnchorTarget } from '../../render/entry/useAnchorTarget'
import { firmRules } from '../../render/styles/firmRules'
import { activeElement } from '../../utils/view/shadowDom'
import { BlockControl } from '../internals/BlockControl'
import { fill } from '../internals/interfaceTexts'
import { optionText } from '../internals/optionValues'
import { useInterfaceTexts } from '../internals/useInterfaceTexts'
import { type OptionItem, useOptionItems } from '../internals/useOptionItems'
import { usePauseWhenHidden } from '../internals/usePauseWhenHidden'
import { CarouselButton, CarouselDots, PauseButton } from './CarouselControls'
import type { CarouselOptions } from './carouselOptions'
import { CONTROL_CSS } from './controlCss'
import { keyStep } from './keyStep'
import { activeDot, canMove, dotSlides, nextPosition, shareInView } from './slidePositions'
import { slidesCss } from './slidesCss'
import { focusSlide, useCarousel } from './useCarousel'

const ARROWS = [
  { direction: 'previous', step: -1 },
  { direction: 'next', step: 1 },
] as const

/** Slides side by side, a few of which are in view. */
export function Carousel(props: BlockProps<CarouselOptions>): ReactElement {
  const { options, attributes, id, path } = props
  const slides = useOptionItems(props, 'slides', options.slides, options.useChildrenForSlides)
  const count = slides.length
  const carousel = useCarousel(props, count)
  const { root, list, track, setup, settings, layout, slider, autoplay, isRtl, isComplete } =
    carousel
  const { responsiveTo } = useContentContext()
  const texts = useInterfaceTexts()
  const css = useMemo(() => slidesCss(setup, responsiveTo), [setup, responsiveTo])

  const { position, slide: current } = slider
  const hasControls = isComplete && canMove(layout)
  const dots = hasControls && settings.dots ? dotSlides(layout) : []
  const hover = {
    onPointerEnter: () => autoplay.tell('enter'),
    onPointerLeave: () => autoplay.tell('leave'),
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = hasControls && settings.accessibility ? keyStep(event, { isRtl }) : 0
    if (!step) return
    event.preventDefault()
    slider.step(step)
  }

  function onFocus(): void {
    if (settings.pauseOnFocus) autoplay.tell('focus')
  }

  function onBlur(): void {
    autoplay.tell('blur')
    if (settings.pauseOnHover && list.current?.matches(':hover')) autoplay.tell('enter')
  }

  function onSelect({ target }: MouseEvent): void {
    const elements = Array.from(track.current?.children ?? [])
    const slide = elements.find((it) => it.contains(target as Node)) as HTMLElement | undefined
    if (!slide) return
    // Render first: in a slide that is partly in view, the focus would make it jump.
    flushSync(() => slider.goTo(elements.indexOf(slide)))
    if (!slide.contains(activeElement(slide))) focusSlide(slide)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: not a fieldset, and not a landmark, which would need a unique name.
    <section
      ref={root}
      className="builder-carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={optionText(attributes['aria-label'] ?? attributes.title) || texts.carousel}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div
        className={isComplete ? 'slick-slider slick-initialized' : 'slick-slider'}
        dir={isRtl ? 'rtl' : undefined}
        css={css}
      >
        {hasControls && autoplay.needsButton && (
          <PauseButton
            isPaused={autoplay.isPaused}
            label={autoplay.isPaused ? texts.playSlides : texts.pauseSlides}
            // Centers the button when there are no dots: it is half a dot to the right of the
            // middle.
            style={{ '--slick-dots': dots.length || -1 } as CSSProperties}
            onClick={() => autoplay.tell(autoplay.isPaused ? 'play' : 'pause')}
          />
        )}
        {hasControls &&
          settings.arrows &&
          ARROWS.map(({ direction, step }) => {
            const isAtEnd = nextPosition(position, step, layout) === position
            // As in Builder's own client: the blocks of `prevButton` are on the right.
            const option = (step === 1) === isRtl ? 'nextButton' : 'prevButton'
            const blocks = options[option]
            // Its author has emptied it.
            if (Array.isArray(blocks) && blocks.length === 0) return null
            const arrow = {
              className: `slick-arrow slick-${direction.slice(0, 4)}${isAtEnd ? ' slick-disabled' : ''}`,
              // Not `disabled`: the arrow must keep the focus at the end.
              'aria-disabled': isAtEnd || undefined,
              onClick: () => slider.step(step),
            }
            const label = texts[`${direction}Slide`]
            return blocks ? (
              <BlockControl
                key={direction}
                {...arrow}
                role="button"
                // A name contains the text that is seen, for visitors who speak it.
                name={label}
              >
                {nestedList(id, optionPath(path, option), blocks)}
              </BlockControl>
            ) : (
              <CarouselButton key={direction} {...arrow} label={label} />
            )
          })}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: arrows and dots do the same. */}
        <div
          ref={list}
          className="slick-list"
          onClick={settings.focusOnSelect ? onSelect : undefined}
          {...(settings.pauseOnHover ? hover : undefined)}
        >
          <div ref={track} className="slick-track">
            {(isComplete ? slides : slides.slice(0, 1)).map((slide, index) => (
              <CarouselSlide
                key={slide.key}
                slide={slide}
                index={index}
                label={fill(texts.slidePosition, { slide: index + 1, count })}
                share={isComplete ? shareInView(index, position, layout) : 1}
                isCurrent={!isComplete || index === current}
                onReveal={slider.jumpTo}
              />
            ))}
          </div>
        </div>
        {dots.length > 0 && (
          <CarouselDots
            slides={dots}
            active={activeDot(dots, current)}
            texts={texts}
            onChoose={slider.goTo}
            {...(settings.pauseOnDotsHover ? hover : undefined)}
          />
        )}
        {hasControls && (
          <div
            className="slick-status"
            aria-live={autoplay.isPlaying ? 'off' : 'polite'}
            aria-atomic
          >
            {fill(texts.slideStatus, { slide: current + 1, count })}
          </div>
        )}
      </div>
    </section>
  )
}

interface CarouselSlideProps {
  readonly slide: OptionItem
  /** Index from 0. */
  readonly index: number
  readonly label: string
  /** The share of it that is in view. */
  readonly share: number
  /** Whether it is the first in view. */
  readonly isCurrent: boolean
  /** Moves to a slide that contains the target of a link, or the focus. */
  readonly onReveal: (index: number) => void
}

/** One slide. Its contents are inert while it is out of view. */
const CarouselSlide = memo(function CarouselSlide(props: CarouselSlideProps) {
  const { slide, index, label, share, isCurrent, onReveal } = props
  const isActive = share > 0
  const element = useRef<HTMLDivElement>(null)
  usePauseWhenHidden(element, isActive)
  useAnchorTarget({
    element,
    content: slide.block ?? slide.content,
    isShown: isActive,
    show: () => onReveal(index),
  })

  function onFocus({ target }: FocusEvent): void {
    // A pointer clicks what is seen; other focus may be on what is not. Fractions are not exact.
    if (share < 0.99 && !target.matches(':active')) onReveal(index)
  }

  let className = 'slick-slide'
  if (isActive) className += ' slick-active'
  if (isCurrent) className += ' slick-current'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div
      ref={element}
      className={className}
      data-index={index}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!isActive}
      onFocus={onFocus}
    >
      {slide.element}
    </div>
  )
})

/**
 * The track is as wide as one slide, so that it moves by multiples of 100 % and nothing has to be
 * measured. Arrows and dots stand in the padding that the editor gives the block.
 *
 * The row asks the page for no room, however many slides it has; the box after it asks for some,
 * where boxes take the width of their content.
 *
 * `clip` instead of `hidden`: a search in the page, for example, can scroll hidden overflow, and
 * the slides would never scroll back.
 */
const CSS = `
${firmRules({
  '.slick-slide:focus-visible': 'outline-offset:-2px',
  '.builder-carousel': 'width:100%;min-width:0',
  '.slick-slider': 'position:relative;isolation:isolate',
  '.slick-slider::after':
    'content:"";display:grid;grid-template-columns:minmax(120px,300px);max-width:100%',
  '.slick-list': 'contain:inline-size;overflow:clip;touch-action:pan-y pinch-zoom',
  '.slick-dragging': 'user-select:none;-webkit-user-select:none;cursor:grabbing',
  '.slick-track': 'display:var(--slick-row);width:calc(100%/var(--slick-show))',
  '.slick-slide': 'flex:none;width:100%',
  '.slick-status': 'position:absolute;bottom:-27px;clip-path:inset(50%)',
})}
${CONTROL_CSS}
@media print{${firmRules({
  '.slick-list': 'overflow:visible',
  '.slick-track': 'display:grid;grid-template-columns:repeat(var(--slick-columns),1fr);width:100%',
  '.slick-slide': 'break-inside:avoid',
})}}
`

export const carouselBlock: BlockDefinition<CarouselOptions> = {
  name: 'Builder:Carousel',
  component: Carousel,
  interactive: true,
  css: CSS,
  canHaveChildren: true,
}

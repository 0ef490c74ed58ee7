/** @jsxImportSource @emotion/react */

import { type KeyboardEvent, type MouseEvent, type ReactElement, useMemo } from 'react'
import { flushSync } from 'react-dom'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { Blocks } from '../../render/block/Blocks'
import { useContentContext } from '../../render/entry/ContentContext'
import { fill } from '../internals/interfaceTexts'
import { textOf } from '../internals/textOf'
import { useInterfaceTexts } from '../internals/useInterfaceTexts'
import { useOptionItems } from '../internals/useOptionItems'
import { CarouselArrow, CarouselPause } from './CarouselButtons'
import { CarouselDots } from './CarouselDots'
import { CarouselSlide } from './CarouselSlide'
import type { CarouselOptions } from './carouselOptions'
import { keyStep } from './keyStep'
import { activeDot, canMove, dotSlides, isInView, nextPlace, previousPlace } from './slidePlaces'
import { slidesCss } from './slidesCss'
import { focusSlide, useCarousel } from './useCarousel'

const ARROWS = [
  { direction: 'previous', option: 'prevButton', placeAfter: previousPlace },
  { direction: 'next', option: 'nextButton', placeAfter: nextPlace },
] as const

/** Slides side by side, of which a few are in view at a time. */
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

  const { place, slide: current } = slider
  const hasControls = isComplete && canMove(layout)
  const dots = hasControls && settings.dots ? dotSlides(layout) : []
  const hover = {
    onPointerEnter: () => autoplay.tell('enter'),
    onPointerLeave: () => autoplay.tell('leave'),
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = hasControls && settings.accessibility ? keyStep(event, isRtl) : 0
    if (!step) return
    event.preventDefault()
    if (step > 0) slider.next()
    else slider.previous()
  }

  function onFocus(): void {
    if (settings.pauseOnFocus) autoplay.tell('focus')
  }

  function onBlur(): void {
    autoplay.tell('blur')
    if (settings.pauseOnHover && list.current?.matches(':hover')) autoplay.tell('enter')
  }

  function onSelect(event: MouseEvent<HTMLElement>): void {
    const index = slideUnder(event, track.current)
    const slide = track.current?.children[index]
    if (!slide) return
    // A slide that comes into view only now cannot have the focus before it is rendered so.
    flushSync(() => slider.goTo(index))
    const { activeElement } = slide.getRootNode() as Document | ShadowRoot
    if (!slide.contains(activeElement)) focusSlide(slide as HTMLElement)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark, which would need a name of its own.
    <section
      ref={root}
      className="builder-carousel"
      role="group"
      aria-roledescription="carousel"
      aria-label={textOf(attributes['aria-label'] ?? attributes.title) || texts.carousel}
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
          <CarouselPause
            isPaused={autoplay.isPaused}
            label={autoplay.isPaused ? texts.playSlides : texts.pauseSlides}
            dots={dots.length}
            onPress={() => autoplay.tell(autoplay.isPaused ? 'play' : 'pause')}
          />
        )}
        {hasControls &&
          settings.arrows &&
          ARROWS.map(({ direction, option, placeAfter }) => (
            <CarouselArrow
              key={direction}
              direction={direction}
              label={texts[`${direction}Slide`]}
              isAtEnd={placeAfter(place, layout) === place}
              onPress={slider[direction]}
            >
              {Boolean(options[option]?.length) && (
                <Blocks
                  blocks={options[option]}
                  path={`${path}.component.options.${option}`}
                  parentId={id}
                  nested
                />
              )}
            </CarouselArrow>
          ))}
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the arrows and the dots go there too. */}
        <div
          ref={list}
          className="slick-list"
          onClick={settings.focusOnSelect ? onSelect : undefined}
          {...(settings.pauseOnHover ? hover : undefined)}
        >
          <div ref={track} className="slick-track">
            {(isComplete ? slides : slides.slice(0, 1)).map(({ key, element }, index) => (
              <CarouselSlide
                key={key}
                index={index}
                label={fill(texts.slidePosition, { slide: index + 1, count })}
                isActive={!isComplete || isInView(index, place, layout)}
                isCurrent={!isComplete || index === current}
              >
                {element}
              </CarouselSlide>
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

/**
 * Index of the slide that was clicked; -1 for none. A slide that is partly in view is inert, so that a click on it
 * goes to what is around.
 */
function slideUnder({ target, clientX, clientY }: MouseEvent, track: Element | null): number {
  return Array.from(track?.children ?? []).findIndex((slide) => {
    if (slide.contains(target as Node)) return true
    if (!(slide as HTMLElement).inert) return false
    const { left, right, top, bottom } = slide.getBoundingClientRect()
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom
  })
}

import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { block } from '../../../content/testing/blocks'
import type { Block } from '../../../content/types'
import type { RenderedEntry } from '../../../render/testing/renderEntry'
import { type BlockSetting, renderBlock } from '../../internals/testing/renderBlock'
import { carouselBlock } from '../Carousel'

/** `count` slides with a link each. */
export const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ content: [linkBlock(`slide-${index}`)] }))

/** A block that is a link. */
export const linkBlock = (id: string): Block =>
  block({ id, tagName: 'a', properties: { href: `#${id}`, text: id } })

/** A carousel on a page, for tests. */
export interface RenderedCarousel extends RenderedEntry {
  /** Indexes of the slides in view. */
  inView(): number[]
  current(): number
  button(label: string): HTMLButtonElement
  labels(): (string | null)[]
  click(label: string): void
  focus(selector: string): void
  blur(): void
  focused(): Element | null
  /** Advances fake time. */
  wait(ms: number): void
}

/** Renders a carousel, with one slide in view by default. */
export async function renderCarousel(
  options: object = {},
  setting: BlockSetting = {},
): Promise<RenderedCarousel> {
  const rendered = await renderBlock(carouselBlock, { responsive: [], ...options }, setting)
  const indexesOf = (selector: string) =>
    rendered.all(selector).map(({ dataset }) => Number(dataset.index))
  const button = (label: string) => rendered.get<HTMLButtonElement>(`[aria-label="${label}"]`)
  return {
    ...rendered,
    inView: () => indexesOf('.slick-slide:not([inert])'),
    current: () => indexesOf('.slick-current')[0] ?? -1,
    button,
    labels: () => rendered.all('button').map((element) => element.getAttribute('aria-label')),
    click: (label) => void fireEvent.click(button(label)),
    wait: (ms) => act(() => void vi.advanceTimersByTime(ms)),
    focus: (selector) => act(() => rendered.get(selector).focus()),
    blur: () => act(() => (rendered.shadowRoot.activeElement as HTMLElement | null)?.blur()),
    focused: () => rendered.shadowRoot.activeElement,
  }
}

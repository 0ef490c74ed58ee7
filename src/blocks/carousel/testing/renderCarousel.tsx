import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../../content/testing/blocks'
import type { Block, EntryMeta } from '../../../content/types'
import type { BlockDefinition } from '../../../render/block/BlockDefinition'
import type { RootContent } from '../../../render/root/ContentRoot'
import type { ResponsiveTo } from '../../../render/styles/blockStyles'
import { type RenderedEntry, renderEntry } from '../../../render/testing/renderEntry'

/** `count` slides with a link each. */
export const slidesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ content: [linkBlock(`slide-${index}`)] }))

/** A block that is a link. */
export const linkBlock = (id: string): Block =>
  block({ id, tagName: 'a', properties: { href: `#${id}`, text: id } })

/** Settings of a rendered carousel. */
export interface CarouselRendering {
  readonly block?: Partial<Block>
  /** Initial values of the entry's state. */
  readonly state?: { readonly [key: string]: unknown }
  readonly meta?: EntryMeta
  readonly content?: Partial<RootContent>
  readonly responsiveTo?: ResponsiveTo
}

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
  definition: BlockDefinition,
  options: object = {},
  { block: overrides, state, meta = {}, content, responsiveTo }: CarouselRendering = {},
): Promise<RenderedCarousel> {
  const carousel = component(
    'Builder:Carousel',
    { responsive: [], ...options },
    { id: 'builder-c', ...overrides },
  )
  const rendered = await renderEntry(
    deepFreeze(entry([], { meta, data: { blocks: [carousel], ...(state && { state }) } })),
    [definition],
    content,
    responsiveTo && { responsiveTo },
  )
  const indexesOf = (selector: string) =>
    rendered.all(selector).map(({ dataset }) => Number(dataset.index))
  const button = (label: string) => rendered.get<HTMLButtonElement>(`button[aria-label="${label}"]`)
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

import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { component, deepFreeze, entry, text } from '../../../content/testing/blocks'
import type { Block, ContentEntry } from '../../../content/types'
import { type RenderedEntry, renderEntry } from '../../../render/testing/renderEntry'
import { stubBlocks } from '../../internals/testing/stubBlocks'
import { accordionBlock } from '../Accordion'
import type { AccordionOptions } from '../accordionOptions'

/** Definitions of the accordion and of the blocks in it, for tests. */
export const accordionDefinitions = [accordionBlock, ...stubBlocks]

/** Items `Item 0`, `Item 1`, … with a text and a field in each detail. */
export function items(count: number): NonNullable<AccordionOptions['items']> {
  return Array.from({ length: count }, (_, index) => ({
    title: [text(`Item ${index}`)],
    detail: [text(`inside ${index}`), component('Form:Input')],
  }))
}

/** An entry with an accordion whose id is `a`. */
export function accordionEntry(
  options: object,
  overrides: Partial<Block> = {},
  state: Readonly<Record<string, unknown>> = {},
): ContentEntry {
  const accordion = component('Builder:Accordion', { ...options }, { id: 'a', ...overrides })
  return deepFreeze(entry([], { data: { blocks: [accordion], state } }))
}

/** Renders an accordion, with five items by default. */
export function renderAccordion(options: object = {}): Promise<RenderedEntry> {
  return renderEntry(accordionEntry({ items: items(5), ...options }), accordionDefinitions)
}

export function titlesOf({ all }: RenderedEntry): HTMLElement[] {
  return all('.builder-accordion-title')
}

/** The buttons that open the items. */
export function buttonsOf({ all }: RenderedEntry): HTMLElement[] {
  return all('[aria-expanded]')
}

/** Labels of the buttons; `null` if their content is the name. */
export function namesOf(rendered: RenderedEntry): (string | null)[] {
  return buttonsOf(rendered).map((button) => button.getAttribute('aria-label'))
}

/** Clicks the buttons of these items in order. */
export async function clickItems(rendered: RenderedEntry, ...indexes: number[]): Promise<void> {
  for (const index of indexes) {
    const button = buttonsOf(rendered)[index]
    if (button) await userEvent.click(button)
  }
}

/** Indexes of the open items. Fails if classes and attributes disagree. */
export function openItems(rendered: RenderedEntry): number[] {
  const titles = titlesOf(rendered)
  const indexes = Array.from(titles.keys())
  const withClass = (name: string): number[] =>
    indexes.filter((index) => titles[index]?.classList.contains(`builder-accordion-title-${name}`))
  const marked = withClass('open')
  expect([...marked, ...withClass('closed')].sort()).toEqual(indexes)

  const expanded = buttonsOf(rendered).map(
    (button) => button.getAttribute('aria-expanded') === 'true',
  )
  expect(indexes.filter((index) => expanded[index])).toEqual(marked)

  const titleOf = ({ previousElementSibling }: Element): number =>
    titles.indexOf(previousElementSibling as HTMLElement)
  const details = rendered.all('.builder-accordion-detail.builder-accordion-detail-open')
  expect(details.map(titleOf)).toEqual(marked)
  expect(rendered.all('[role=region]:not([hidden])').map(titleOf)).toEqual(marked)
  return marked
}

import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { component, deepFreeze, entry, text } from '../../../content/testing/blocks'
import type { Block, ContentEntry } from '../../../content/types'
import { type RenderedEntry, renderEntry } from '../../../render/testing/renderEntry'
import { stubBlocks } from '../../internals/testing/stubBlocks'
import { tabsBlock } from '../Tabs'
import type { TabsOptions } from '../tabsOptions'

/** Definitions of tabs and of the blocks in them, for tests. */
export const tabsDefinitions = [tabsBlock, ...stubBlocks]

/** `count` tabs with a text and a field each. */
export const tabs = (count: number): NonNullable<TabsOptions['tabs']> =>
  Array.from({ length: count }, (_, index) => ({
    label: [text(`Tab ${index + 1}`)],
    content: [text(`inside ${index + 1}`), component('Form:Input')],
  }))

/** An entry with three tabs, whose block has the id `t`. */
export const tabsEntry = (options: object = {}, overrides: Partial<Block> = {}): ContentEntry =>
  deepFreeze(
    entry([component('Builder: Tabs', { tabs: tabs(3), ...options }, { id: 't', ...overrides })]),
  )

/** Renders tabs, three by default. */
export function renderTabs(options: object = {}): Promise<RenderedEntry> {
  return renderEntry(tabsEntry(options), tabsDefinitions)
}

/** The name of a tab. As browsers see it, what is inert names nothing. */
export function nameOfTab(rendered: RenderedEntry, index: number): string | null | undefined {
  const tab = tabsOf(rendered)[index]
  const content = tab?.querySelector('[inert]') ? '' : tab?.textContent
  return tab?.getAttribute('aria-label') ?? content
}

export const tabsOf = ({ all }: RenderedEntry): HTMLElement[] => all('[role=tab]')

/**
 * Number of the active tab, counted from 1; 0 for none. Fails if classes and attributes disagree.
 */
export function active(rendered: RenderedEntry): number {
  const all = tabsOf(rendered)
  const selected = all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  const marked = all.findIndex((tab) => tab.classList.contains('builder-tab-active'))
  const [panel, ...others] = rendered.all('[role=tabpanel]:not([hidden])')
  expect(others).toHaveLength(0)
  expect(marked).toBe(selected)
  expect(panel?.textContent).toBe(selected < 0 ? undefined : `inside ${selected + 1}`)
  return selected + 1
}

/** Number of the only tab in the tab order. */
export function reachable(rendered: RenderedEntry): number {
  const all = tabsOf(rendered)
  const stops = all.flatMap(({ tabIndex }, index) => (tabIndex === 0 ? [index + 1] : []))
  expect(stops).toHaveLength(1)
  return stops[0] ?? 0
}

export async function clickTab(rendered: RenderedEntry, number: number): Promise<void> {
  const tab = tabsOf(rendered)[number - 1]
  if (!tab) throw new Error(`there is no tab ${number}`)
  await userEvent.click(tab)
}

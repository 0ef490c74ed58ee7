import { act } from '@testing-library/react'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block as BlockData, EntryData } from '../../content/types'
import { useBlockItems } from '../block/blockItems'
import type { BlockDefinition, BlockProps } from '../compile/BlockDefinition'
import { type RenderedEntry, renderEntry } from './renderEntry'

/** Ids of the notes in the order in which they rendered. */
export const renders: string[] = []

/** A text that records each render. */
export const note: BlockDefinition<{ text?: string }> = {
  name: 'Note',
  templates: ['text'],
  component: ({ options, id }: BlockProps<{ text?: string }>) => {
    renders.push(id)
    return <span>{String(options.text)}</span>
  },
}

/** Wraps each of its children in a list item. */
const list: BlockDefinition = {
  name: 'List',
  component: ({ block: own, path }: BlockProps) => (
    <ul>
      {useBlockItems(own.children, `${path}.children`).map(({ key, element }) => (
        <li key={key}>{element}</li>
      ))}
    </ul>
  ),
}

/** Renders `blocks`, which may include `Note`, `List` and those of `definitions`. */
export const renderLogic = (
  blocks: readonly BlockData[],
  data: Partial<EntryData> = {},
  content = {},
  definitions: readonly BlockDefinition[] = [],
): Promise<RenderedEntry> => {
  const page = deepFreeze(entry([], { data: { blocks, ...data } }))
  return renderEntry(page, [note, list, ...definitions], content)
}

/** A button with the click action `click`. */
export const button = (click: string, overrides: Partial<BlockData> = {}): BlockData =>
  block({ tagName: 'button', properties: { text: 'Go' }, actions: { click }, ...overrides })

/** A paragraph whose text is the value of `expression`. */
export const shows = (expression: string, more: Partial<BlockData> = {}): BlockData =>
  block({ tagName: 'p', bindings: { 'properties.text': expression }, ...more })

/** Clicks one of the buttons. */
export const click = (rendered: RenderedEntry, index = 0): void =>
  act(() => rendered.all('button')[index]?.click())

/** Texts of the notes. */
export const texts = (rendered: RenderedEntry, selector = 'span'): string[] =>
  rendered.all(selector).map((element) => element.textContent ?? '')

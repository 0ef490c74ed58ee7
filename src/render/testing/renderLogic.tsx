import { block, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block as BlockData, EntryData } from '../../content/types'
import type { BlockDefinition, BlockProps } from '../block/BlockDefinition'
import { useBlockItems } from '../block/blockItems'
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

/** Renders `blocks`, which may include `Note` and `List`. */
export const renderLogic = (
  blocks: BlockData[],
  data: Partial<EntryData> = {},
  content = {},
): Promise<RenderedEntry> =>
  renderEntry(deepFreeze(entry([], { data: { blocks, ...data } })), [note, list], content)

/** A button with the click action `click`. */
export const button = (click: string, overrides: Partial<BlockData> = {}): BlockData =>
  block({ tagName: 'button', properties: { text: 'Go' }, actions: { click }, ...overrides })

/** Texts of the notes. */
export const texts = (rendered: RenderedEntry, selector = 'span'): string[] =>
  rendered.all(selector).map((element) => element.textContent ?? '')

import { block, component, deepFreeze, entry } from '../../../content/testing/blocks'
import type { Block, ContentEntry, EntryData, EntryMeta } from '../../../content/types'
import type { ServerSettings } from '../../../render/block/ContentSettings'
import type { BlockDefinition } from '../../../render/compile/BlockDefinition'
import type { RootContent } from '../../../render/root/ContentRoot'
import type { ResponsiveTo } from '../../../render/styles/blockStyles'
import { type RenderedEntry, renderEntry } from '../../../render/testing/renderEntry'

/** Fields of a block under test, and settings of the entry around it. */
export interface BlockSetting {
  readonly block?: Partial<Block>
  readonly state?: EntryData['state']
  readonly meta?: EntryMeta
  readonly content?: Partial<RootContent & ServerSettings>
  readonly responsiveTo?: ResponsiveTo
}

/** An entry with one block, whose id is `builder-b`. */
export function entryWith(
  name: string,
  options: object = {},
  { block: own, state, meta = {} }: BlockSetting = {},
): ContentEntry {
  const only = component(name, { ...options }, { id: 'builder-b', ...own })
  return deepFreeze(entry([], { meta, data: { blocks: [only], ...(state && { state }) } }))
}

/** Renders one block, whose id is `builder-b`. */
export function renderBlock(
  definition: BlockDefinition,
  options?: object,
  setting: BlockSetting = {},
): Promise<RenderedEntry> {
  const { content, responsiveTo } = setting
  const page = entryWith(definition.name, options, setting)
  return renderEntry(page, [definition], content, responsiveTo && { responsiveTo })
}

/** All attributes of an element by name. */
export const attributesOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))

/** A paragraph with a text. */
export const says = (text: string): Block => block({ tagName: 'p', properties: { text } })

/** A paragraph with the value of an expression. */
export const shows = (expression: string): Block =>
  block({ tagName: 'p', bindings: { 'properties.text': expression } })

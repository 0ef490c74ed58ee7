import { BLOCK_TYPE, type Block } from '../../content/types'
import type { BlockInput } from '../../render/block/BlockDefinition'

/** Options of `Builder:Accordion`. */
export interface AccordionOptions {
  /** The titles and what they open. */
  readonly items?: readonly {
    /** The title, always visible. */
    readonly title?: readonly Block[]
    /** The panel that the title opens. */
    readonly detail?: readonly Block[]
  }[]
  /** Whether opening one closes the others. Always so in a grid. @default false */
  readonly oneAtATime?: boolean
  /** Whether titles stand side by side, and what is open under their row. @default false */
  readonly grid?: boolean
  /** CSS width of a title in a grid. @default '25%' */
  readonly gridRowWidth?: string
  /** Whether the block's children are the items, two for each: title and detail. @default false */
  readonly useChildrenForItems?: boolean
}

const text = (html: string): readonly Block[] => [
  { '@type': BLOCK_TYPE, component: { name: 'Text', options: { text: `<p>${html}</p>` } } },
]

const ITEM = {
  title: text('I am an accordion title. Click me!'),
  detail: text('I am an accordion detail, hello!'),
}

export const accordionInputs: readonly BlockInput[] = [
  {
    name: 'items',
    type: 'list',
    defaultValue: [ITEM, ITEM],
    subFields: [
      { name: 'title', type: 'uiBlocks', defaultValue: ITEM.title },
      { name: 'detail', type: 'uiBlocks', defaultValue: ITEM.detail },
    ],
  },
  {
    name: 'oneAtATime',
    type: 'boolean',
    defaultValue: false,
    helperText: 'Whether opening an item closes the others',
  },
  {
    name: 'grid',
    type: 'boolean',
    defaultValue: false,
    helperText: 'Titles side by side, the open detail under their row',
  },
  {
    name: 'gridRowWidth',
    type: 'string',
    defaultValue: '25%',
    helperText: 'Width of a title in a grid',
  },
  {
    name: 'useChildrenForItems',
    type: 'boolean',
    defaultValue: false,
    helperText:
      'Takes the items from the children: the first block of each is a title, the second its detail',
    advanced: true,
  },
]

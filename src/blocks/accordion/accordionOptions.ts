import { BLOCK_TYPE, type Block } from '../../content/types'
import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Builder:Accordion`. */
export interface AccordionOptions {
  /** The titles and their details. */
  readonly items?: readonly {
    /** The title, always visible. */
    readonly title?: readonly Block[]
    /** The detail that the title opens. */
    readonly detail?: readonly Block[]
  }[]
  /** Whether opening an item closes the others. Always the case in a grid. @default false */
  readonly oneAtATime?: boolean
  /** Whether titles are side by side and details open below their row. @default false */
  readonly grid?: boolean
  /** CSS width of a title in a grid. @default '25%' */
  readonly gridRowWidth?: string
  /**
   * Whether the block's children are the items. The first two children of each are its title and
   * its detail. @default false
   */
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

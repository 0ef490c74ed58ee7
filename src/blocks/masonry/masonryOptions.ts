import type { Block } from '../../content/types'
import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Builder:Masonry`. */
export interface MasonryOptions {
  /** Minimum width of a column, in CSS. @default '200px' */
  readonly columnWidth?: string | number
  /** Pixels between tiles. @default 0 */
  readonly gutterSize?: number
  /** The tiles, distributed over the columns in turn. */
  readonly tiles?: readonly {
    /** Blocks of a tile. */
    readonly content?: readonly Block[]
  }[]
  /** Whether the block's children are the tiles. @default false */
  readonly useChildrenForTiles?: boolean
}

/** Minimum width of a column. */
export const DEFAULT_COLUMN_WIDTH = '200px'

export const masonryInputs: readonly BlockInput[] = [
  {
    name: 'columnWidth',
    type: 'text',
    defaultValue: DEFAULT_COLUMN_WIDTH,
    helperText: 'Any CSS width',
  },
  { name: 'gutterSize', type: 'number', defaultValue: 0, helperText: 'Pixels between columns' },
  {
    name: 'tiles',
    type: 'list',
    defaultValue: [],
    subFields: [{ name: 'content', type: 'uiBlocks', defaultValue: [] }],
  },
  {
    name: 'useChildrenForTiles',
    type: 'boolean',
    defaultValue: true,
    advanced: true,
    helperText: 'Make each child a tile, repeated children too',
  },
]

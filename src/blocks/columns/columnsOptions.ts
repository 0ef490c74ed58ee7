import type { Block } from '../../content/types'
import type { BlockInput } from '../../render/compile/BlockDefinition'

/** One column of `Columns`. */
export interface ColumnOptions {
  /** Blocks of the column. */
  readonly blocks?: readonly Block[]
  /** Width in percent of the row. @default an equal share */
  readonly width?: number
  /** Makes the whole column a link. */
  readonly link?: string
}

/** Options of `Columns`. */
export interface ColumnsOptions {
  /** The columns in reading direction. */
  readonly columns?: readonly ColumnOptions[]
  /** Pixels between columns. @default 20 */
  readonly space?: number
  /** The breakpoint at which columns are stacked. @default 'tablet' */
  readonly stackColumnsAt?: 'tablet' | 'mobile' | 'never'
  /** Whether the last column comes first when stacked. @default false */
  readonly reverseColumnsWhenStacked?: boolean
}

/** Pixels between columns. */
export const DEFAULT_SPACE_PX = 20

export const columnsInputs: readonly BlockInput[] = [
  {
    name: 'columns',
    type: 'list',
    defaultValue: [{ blocks: [] }, { blocks: [] }],
    subFields: [
      { name: 'blocks', type: 'uiBlocks', defaultValue: [] },
      { name: 'width', type: 'number', helperText: 'Percent of the row' },
      { name: 'link', type: 'url', helperText: 'Makes the whole column a link' },
    ],
  },
  {
    name: 'space',
    type: 'number',
    defaultValue: DEFAULT_SPACE_PX,
    helperText: 'Pixels between columns',
  },
  {
    name: 'stackColumnsAt',
    type: 'string',
    defaultValue: 'tablet',
    enum: ['tablet', 'mobile', 'never'],
  },
  { name: 'reverseColumnsWhenStacked', type: 'boolean', defaultValue: false },
]

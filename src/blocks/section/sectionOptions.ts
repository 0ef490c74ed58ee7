import type { CssDeclarations } from '../../content/types'
import type { BlockInput } from '../../render/block/BlockDefinition'

/** Options of `Core:Section`. */
export interface SectionOptions {
  /** Pixels when a number. */
  readonly maxWidth?: number | string
  /** Whether children wait until the section comes into view. @default false */
  readonly lazyLoad?: boolean
  /** Styles until then. */
  readonly lazyStyles?: CssDeclarations
}

export const sectionInputs: readonly BlockInput[] = [
  { name: 'maxWidth', type: 'number', defaultValue: 1200 },
  {
    name: 'lazyLoad',
    type: 'boolean',
    defaultValue: false,
    advanced: true,
    helperText: 'Render the children only when the section comes into view',
  },
  {
    name: 'lazyStyles',
    type: 'map',
    advanced: true,
    helperText: 'Styles until then, such as a height to keep the room free',
  },
]

import type { CssDeclarations } from '../../content/types'
import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Core:Section`. */
export interface SectionOptions {
  /** A CSS length; pixels if it is a number. */
  readonly maxWidth?: number | string
  /** Whether to render children only when the section comes into view. @default false */
  readonly lazyLoad?: boolean
  /** Styles until the section comes into view. */
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

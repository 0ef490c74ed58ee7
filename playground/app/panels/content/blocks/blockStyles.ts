import type { Block } from '../../../../../src/content/types'
import type { BlockInput } from '../../../../../src/render/compile/BlockDefinition'
import { withValueAt } from '../../../utils/path'

const LENGTHS = [
  'marginTop',
  'marginBottom',
  'paddingTop',
  'paddingRight',
  'paddingBottom',
  'paddingLeft',
  'width',
  'maxWidth',
  'minHeight',
  'borderRadius',
]

const INPUTS: readonly BlockInput[] = [
  { name: 'color', type: 'color' },
  { name: 'backgroundColor', type: 'color' },
  { name: 'fontFamily', type: 'string' },
  { name: 'fontSize', type: 'string', helperText: 'Such as 20px or 1.2em' },
  { name: 'fontWeight', type: 'string', enum: ['400', '500', '600', '700'] },
  { name: 'lineHeight', type: 'string' },
  { name: 'textAlign', type: 'string', enum: ['start', 'center', 'end', 'justify'] },
  { name: 'alignSelf', type: 'string', enum: ['stretch', 'flex-start', 'center', 'flex-end'] },
  ...LENGTHS.map((name) => ({ name, type: 'string' })),
]

/** Inputs for the styles that most blocks need; advanced ones are folded in. */
export const STYLE_INPUTS: readonly BlockInput[] = INPUTS.map((input) => ({
  ...input,
  advanced: true,
}))

/** Copies the block with one style of a screen size changed; an empty one is removed. */
export function withStyle(block: Block, size: string, name: string, value: unknown): Block {
  return withValueAt(block, ['responsiveStyles', size, name], value || undefined) as Block
}

import type { BlockDefinition } from '../render/compile/BlockDefinition'
import { markBuiltIn } from '../render/compile/builtInBlocks'
import { buttonBlock } from './button/Button'
import { pureColumnsBlock } from './columns/pureColumns'
import { fragmentBlock } from './fragment/Fragment'
import { pureImageBlock } from './image/pureImage'
import { rawImgBlock } from './rawImg/RawImg'
import { rawTextBlock } from './rawText/RawText'
import { pureSectionBlock } from './section/pureSection'
import { textBlock } from './text/Text'

/**
 * The blocks that are pure functions of their options, at least with most options. Entries without
 * behavior consist of them.
 */
export const pureBlocks: readonly BlockDefinition[] = markBuiltIn([
  textBlock,
  fragmentBlock,
  pureColumnsBlock,
  pureImageBlock,
  buttonBlock,
  pureSectionBlock,
  rawImgBlock,
  rawTextBlock,
])

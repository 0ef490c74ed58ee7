import type { BlockDefinition } from '../render/block/BlockDefinition'
import { markBuiltIn } from '../render/block/builtInBlocks'
import { buttonBlock } from './button/Button'
import { columnsBlock } from './columns/Columns'
import { fragmentBlock } from './fragment/Fragment'
import { imageBlock } from './image/Image'
import { rawImgBlock } from './rawImg/RawImg'
import { rawTextBlock } from './rawText/RawText'
import { sectionBlock } from './section/Section'
import { textBlock } from './text/Text'

/**
 * The blocks that are functions of their options, at least with most of them: what an entry without
 * behavior is made of.
 */
export const plainBlocks: readonly BlockDefinition[] = markBuiltIn([
  textBlock,
  fragmentBlock,
  columnsBlock,
  imageBlock,
  buttonBlock,
  sectionBlock,
  rawImgBlock,
  rawTextBlock,
])

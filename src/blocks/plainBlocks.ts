import type { BlockDefinition } from '../render/block/BlockDefinition'
import { markBuiltIn } from '../render/block/builtInBlocks'
import { buttonBlock } from './button/Button'
import { plainColumnsBlock } from './columns/plainColumns'
import { fragmentBlock } from './fragment/Fragment'
import { plainImageBlock } from './image/plainImage'
import { rawImgBlock } from './rawImg/RawImg'
import { rawTextBlock } from './rawText/RawText'
import { plainSectionBlock } from './section/plainSection'
import { textBlock } from './text/Text'

/**
 * The blocks that are pure functions of their options, at least with most options. Entries without
 * behavior consist of them.
 */
export const plainBlocks: readonly BlockDefinition[] = markBuiltIn([
  textBlock,
  fragmentBlock,
  plainColumnsBlock,
  plainImageBlock,
  buttonBlock,
  plainSectionBlock,
  rawImgBlock,
  rawTextBlock,
])

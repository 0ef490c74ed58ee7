import type { BlockDefinition } from '../render/BlockDefinition'
import { buttonBlock } from './button/buttonBlock'
import { columnsBlock } from './columns/columnsBlock'
import { fragmentBlock } from './fragment/fragmentBlock'
import { imageBlock } from './image/imageBlock'
import { rawImgBlock } from './rawImg/rawImgBlock'
import { rawTextBlock } from './rawText/rawTextBlock'
import { sectionBlock } from './section/sectionBlock'
import { textBlock } from './text/textBlock'
import { videoBlock } from './video/videoBlock'

/** The blocks that every widget knows. */
export const defaultBlocks: readonly BlockDefinition[] = [
  textBlock,
  fragmentBlock,
  columnsBlock,
  imageBlock,
  videoBlock,
  buttonBlock,
  sectionBlock,
  rawImgBlock,
  rawTextBlock,
]

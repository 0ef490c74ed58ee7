import type { BlockInput } from '../render/BlockDefinition'
import { buttonInputs } from './button/buttonInputs'
import { columnsInputs } from './columns/columnsInputs'
import { imageInputs } from './image/imageInputs'
import { rawImgInputs } from './rawImg/rawImgInputs'
import { rawTextInputs } from './rawText/rawTextInputs'
import { sectionInputs } from './section/sectionInputs'
import { textInputs } from './text/textInputs'
import { videoInputs } from './video/videoInputs'

/**
 * What an editor can fill in on each block that every widget knows, by block name.
 *
 * It stands apart from the definitions, since no visitor needs it: the widget leaves it out.
 */
export const defaultInputs: { readonly [blockName: string]: readonly BlockInput[] } = {
  'Core:Button': buttonInputs,
  Columns: columnsInputs,
  Image: imageInputs,
  'Raw:Img': rawImgInputs,
  'Builder:RawText': rawTextInputs,
  'Core:Section': sectionInputs,
  Text: textInputs,
  Video: videoInputs,
}

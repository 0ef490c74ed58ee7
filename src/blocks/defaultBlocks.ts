import type { BlockDefinition } from '../render/block/BlockDefinition'
import { accordionBlock } from './accordion/accordionBlock'
import { buttonBlock } from './button/buttonBlock'
import { carouselBlock } from './carousel/carouselBlock'
import { columnsBlock } from './columns/columnsBlock'
import { customCodeBlock } from './customCode/customCodeBlock'
import { embedBlock } from './embedded/embedBlock'
import { formInputBlock } from './form/fields/formInputBlock'
import { formLabelBlock } from './form/fields/formLabelBlock'
import { formSelectBlock } from './form/fields/formSelectBlock'
import { formSubmitButtonBlock } from './form/fields/formSubmitButtonBlock'
import { formTextAreaBlock } from './form/fields/formTextAreaBlock'
import { formBlock } from './form/formBlock'
import { fragmentBlock } from './fragment/fragmentBlock'
import { imageBlock } from './image/imageBlock'
import { masonryBlock } from './masonry/masonryBlock'
import { personalizationBlock } from './personalization/personalizationBlock'
import { rawImgBlock } from './rawImg/rawImgBlock'
import { rawTextBlock } from './rawText/rawTextBlock'
import { sectionBlock } from './section/sectionBlock'
import { slotBlock } from './slot/slotBlock'
import { stateProviderBlock } from './stateProvider/stateProviderBlock'
import { symbolBlock } from './symbol/symbolBlock'
import { tabsBlock } from './tabs/tabsBlock'
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
  symbolBlock,
  slotBlock,
  stateProviderBlock,
  embedBlock,
  customCodeBlock,
  tabsBlock,
  accordionBlock,
  personalizationBlock,
  masonryBlock,
  carouselBlock,
  formBlock,
  formInputBlock,
  formTextAreaBlock,
  formSelectBlock,
  formSubmitButtonBlock,
  formLabelBlock,
]

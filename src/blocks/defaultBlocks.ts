import type { BlockDefinition } from '../render/compile/BlockDefinition'
import { markBuiltIn } from '../render/compile/builtInBlocks'
import { accordionBlock } from './accordion/Accordion'
import { carouselBlock } from './carousel/Carousel'
import { columnsBlock } from './columns/Columns'
import { customCodeBlock } from './customCode/CustomCode'
import { embedBlock } from './embedded/Embed'
import { formBlock } from './form/Form'
import { formInputBlock } from './form/fields/Input'
import { formLabelBlock } from './form/fields/Label'
import { formSelectBlock } from './form/fields/Select'
import { formSubmitButtonBlock } from './form/fields/SubmitButton'
import { formTextAreaBlock } from './form/fields/TextArea'
import { imageBlock } from './image/Image'
import { masonryBlock } from './masonry/Masonry'
import { personalizationBlock } from './personalization/Personalization'
import { pureBlocks } from './pureBlocks'
import { sectionBlock } from './section/Section'
import { slotBlock } from './slot/Slot'
import { stateProviderBlock } from './stateProvider/StateProvider'
import { symbolBlock } from './symbol/SymbolFrame'
import { tabsBlock } from './tabs/Tabs'
import { videoBlock } from './video/Video'

/** Pure blocks that have behavior with some options, by name. */
const partlyLive = new Map(
  [columnsBlock, imageBlock, sectionBlock].map((block) => [block.name, block as BlockDefinition]),
)

/** The blocks that every widget includes. */
export const defaultBlocks: readonly BlockDefinition[] = markBuiltIn([
  ...pureBlocks.map((block) => partlyLive.get(block.name) ?? block),
  videoBlock,
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
])

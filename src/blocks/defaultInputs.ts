import type { BlockInput } from '../render/block/BlockDefinition'
import { accordionInputs } from './accordion/accordionInputs'
import { buttonInputs } from './button/buttonInputs'
import { carouselInputs } from './carousel/carouselInputs'
import { columnsInputs } from './columns/columnsInputs'
import { customCodeInputs } from './customCode/customCodeInputs'
import { embedInputs } from './embedded/embedInputs'
import { formInputs } from './form/formInputs'
import { formInputInputs } from './formInput/formInputInputs'
import { formLabelInputs } from './formLabel/formLabelInputs'
import { formSelectInputs } from './formSelect/formSelectInputs'
import { formSubmitButtonInputs } from './formSubmitButton/formSubmitButtonInputs'
import { formTextAreaInputs } from './formTextArea/formTextAreaInputs'
import { imageInputs } from './image/imageInputs'
import { masonryInputs } from './masonry/masonryInputs'
import { personalizationInputs } from './personalization/personalizationInputs'
import { rawImgInputs } from './rawImg/rawImgInputs'
import { rawTextInputs } from './rawText/rawTextInputs'
import { sectionInputs } from './section/sectionInputs'
import { slotInputs } from './slot/slotInputs'
import { stateProviderInputs } from './stateProvider/stateProviderInputs'
import { symbolInputs } from './symbol/symbolInputs'
import { tabsInputs } from './tabs/tabsInputs'
import { textInputs } from './text/textInputs'
import { videoInputs } from './video/videoInputs'

/**
 * What an editor can fill in on each block that every widget knows, by block name.
 *
 * It stands apart from the definitions, since no visitor needs it: the widget leaves it out.
 */
export const defaultInputs: { readonly [blockName: string]: readonly BlockInput[] } = {
  'Builder: Tabs': tabsInputs,
  'Builder:Accordion': accordionInputs,
  'Builder:Carousel': carouselInputs,
  'Builder:Masonry': masonryInputs,
  'Builder:RawText': rawTextInputs,
  'Builder:StateProvider': stateProviderInputs,
  Columns: columnsInputs,
  'Core:Button': buttonInputs,
  'Core:Section': sectionInputs,
  'Custom Code': customCodeInputs,
  Embed: embedInputs,
  'Form:Form': formInputs,
  'Form:Input': formInputInputs,
  'Form:Label': formLabelInputs,
  'Form:Select': formSelectInputs,
  'Form:SubmitButton': formSubmitButtonInputs,
  'Form:TextArea': formTextAreaInputs,
  Image: imageInputs,
  PersonalizationContainer: personalizationInputs,
  'Raw:Img': rawImgInputs,
  Slot: slotInputs,
  Symbol: symbolInputs,
  Text: textInputs,
  Video: videoInputs,
}

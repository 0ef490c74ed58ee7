import type { BlockInput } from '../render/compile/BlockDefinition'
import { accordionInputs } from './accordion/accordionOptions'
import { buttonInputs } from './button/buttonOptions'
import { carouselInputs } from './carousel/carouselOptions'
import { columnsInputs } from './columns/columnsOptions'
import { customCodeInputs } from './customCode/customCodeOptions'
import { embedInputs } from './embedded/embedOptions'
import {
  formInputInputs,
  formLabelInputs,
  formSelectInputs,
  formSubmitButtonInputs,
  formTextAreaInputs,
} from './form/fields/fieldOptions'
import { formInputs } from './form/formOptions'
import { imageInputs } from './image/imageOptions'
import { masonryInputs } from './masonry/masonryOptions'
import { personalizationInputs } from './personalization/personalizationOptions'
import { rawImgInputs } from './rawImg/rawImgOptions'
import { rawTextInputs } from './rawText/rawTextOptions'
import { sectionInputs } from './section/sectionOptions'
import { slotInputs } from './slot/slotOptions'
import { stateProviderInputs } from './stateProvider/stateProviderOptions'
import { symbolInputs } from './symbol/symbolOptions'
import { tabsInputs } from './tabs/tabsOptions'
import { textInputs } from './text/textOptions'
import { videoInputs } from './video/videoOptions'

/**
 * Inputs of the default blocks for the editor, by block name.
 *
 * Separate from the definitions: only editors need them, so the widget leaves them out.
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

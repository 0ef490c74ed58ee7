/**
 * Options of the built-in blocks, block by block. All options are optional.
 *
 * @module block options
 */

export type { AccordionOptions } from './accordion/accordionOptions'
export type { ButtonOptions } from './button/buttonOptions'
export type {
  CarouselBreakpoint,
  CarouselOptions,
  CarouselSettings,
} from './carousel/carouselOptions'
export type { ColumnOptions, ColumnsOptions } from './columns/columnsOptions'
export type { CustomCodeOptions } from './customCode/customCodeOptions'
export type { EmbedOptions } from './embedded/embedOptions'
export type {
  FormInputOptions,
  FormLabelOptions,
  FormSelectOptions,
  FormSubmitButtonOptions,
  FormTextAreaOptions,
} from './form/fields/fieldOptions'
export type { FormOptions } from './form/formOptions'
export type { ImageOptions } from './image/imageOptions'
export type { MasonryOptions } from './masonry/masonryOptions'
export type { PersonalizationOptions } from './personalization/personalizationOptions'
export type { RawImgOptions } from './rawImg/rawImgOptions'
export type { RawTextOptions } from './rawText/rawTextOptions'
export type { SectionOptions } from './section/sectionOptions'
export type { SlotOptions } from './slot/slotOptions'
export type { StateProviderOptions } from './stateProvider/stateProviderOptions'
export type { SymbolOptions } from './symbol/symbolOptions'
export type { TabsOptions } from './tabs/tabsOptions'
export type { TextOptions } from './text/textOptions'
export type { VideoCaptions, VideoOptions } from './video/videoOptions'

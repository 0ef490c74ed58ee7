import type { Block, ContentEntry, CssDeclarations, Variant } from './types'

/** Options of `Text`. */
export interface TextOptions {
  /** HTML. `{{…}}` is evaluated. */
  readonly text?: string
  /** The name that old content uses for `text`. */
  readonly content?: string
}

/** Options of `Image`. */
export interface ImageOptions {
  readonly image?: string
  /** The name that old content uses for `image`. */
  readonly src?: string
  readonly altText?: string
  readonly title?: string
  /** CSS `object-fit`. */
  readonly backgroundSize?: string
  /** CSS `object-position`. */
  readonly backgroundPosition?: string
  /** Height divided by width; reserves room before the image has loaded. */
  readonly aspectRatio?: number
  /** Whether children lie in the flow, and the image grows with them. */
  readonly fitContent?: boolean
  /** Whether the image waits until it is about to come into view. */
  readonly lazy?: boolean
  /** Whether the image is fetched before others, and never waits. */
  readonly highPriority?: boolean
  readonly srcset?: string
  readonly sizes?: string
  /** Leaves out the WebP source and the generated `srcset`. */
  readonly noWebp?: boolean
}

/** One column of `Columns`. */
export interface ColumnOptions {
  readonly blocks?: readonly Block[]
  /** Percent of the row. An equal share when absent. */
  readonly width?: number
  /** Makes the whole column a link. */
  readonly link?: string
}

/** Options of `Columns`. */
export interface ColumnsOptions {
  readonly columns?: readonly ColumnOptions[]
  /** Pixels between columns. 20 when absent. */
  readonly space?: number
  /** The breakpoint at which columns stand on top of each other. `tablet` when absent. */
  readonly stackColumnsAt?: 'tablet' | 'mobile' | 'never'
  readonly reverseColumnsWhenStacked?: boolean
}

/** Options of `Core:Section`. */
export interface SectionOptions {
  /** Pixels when a number. */
  readonly maxWidth?: number | string
  /** Whether children wait until the section comes into view. */
  readonly lazyLoad?: boolean
  /** Styles until then. */
  readonly lazyStyles?: CssDeclarations
}

/** Options of `Core:Button`. */
export interface ButtonOptions {
  readonly text?: string
  readonly link?: string
  readonly openLinkInNewTab?: boolean
}

/** Options of `Video`. */
export interface VideoOptions {
  readonly video?: string
  readonly posterImage?: string
  readonly autoPlay?: boolean
  readonly controls?: boolean
  readonly muted?: boolean
  readonly loop?: boolean
  readonly playsInline?: boolean
  /** CSS `object-fit`. */
  readonly fit?: 'contain' | 'cover' | 'fill' | 'auto' | (string & {})
  /** CSS `object-position`. */
  readonly position?: string
  readonly preload?: 'auto' | 'metadata' | 'none'
  readonly width?: number | string
  readonly height?: number | string
  /** Height divided by width. */
  readonly aspectRatio?: number
  readonly fitContent?: boolean
  /** Whether the source waits until the video comes into view. Only an explicit `false` turns it off. */
  readonly lazyLoad?: boolean
}

/** Options of `Raw:Img`. */
export interface RawImgOptions {
  readonly image?: string
  readonly altText?: string
  readonly title?: string
  readonly backgroundSize?: string
  readonly backgroundPosition?: string
  readonly aspectRatio?: number
}

/** Options of `Builder:RawText`. */
export interface RawTextOptions {
  /** HTML. */
  readonly text?: string
}

/** Options of `Embed`. */
export interface EmbedOptions {
  readonly url?: string
  /** HTML. */
  readonly content?: string
}

/** Options of `Custom Code`. */
export interface CustomCodeOptions {
  /** HTML. */
  readonly code?: string
  readonly replaceNodes?: boolean
  readonly scriptsClientOnly?: boolean
}

/** Options of `Symbol`. */
export interface SymbolOptions {
  readonly symbol?: {
    readonly model?: string
    readonly entry?: string
    readonly data?: { readonly [key: string]: unknown }
    readonly content?: ContentEntry
    readonly inline?: boolean
    readonly dynamic?: boolean
    /** Key of another space. */
    readonly ownerId?: string
  }
  readonly dataOnly?: boolean
  readonly inheritState?: boolean
  readonly useChildren?: boolean
}

/** Options of `Slot`. */
export interface SlotOptions {
  /** State key that holds the blocks. */
  readonly name?: string
}

/** Options of `Builder:StateProvider`. */
export interface StateProviderOptions {
  readonly state?: { readonly [key: string]: unknown }
  readonly context?: { readonly [key: string]: unknown }
}

/** What a form does with its submissions, and what it says. Options of `Form:Form`. */
export interface FormOptions {
  readonly sendSubmissionsTo?: 'email' | 'custom' | (string & {})
  readonly sendSubmissionsToEmail?: string
  readonly sendWithJs?: boolean
  readonly name?: string
  readonly action?: string
  readonly contentType?:
    | 'application/json'
    | 'multipart/form-data'
    | 'application/x-www-form-urlencoded'
    | (string & {})
  readonly method?: string
  readonly previewState?: 'unsubmitted' | 'sending' | 'success' | 'error'
  readonly successUrl?: string
  readonly resetFormOnSubmit?: boolean
  readonly validate?: boolean
  /** Where the answer has the message, as in `errors[0].text`. */
  readonly errorMessagePath?: string
  readonly customHeaders?: { readonly [name: string]: string }
  readonly successMessage?: readonly Block[]
  readonly errorMessage?: readonly Block[]
  readonly sendingMessage?: readonly Block[]
}

/** Options of `Form:Input`. */
export interface FormInputOptions {
  readonly type?: string
  readonly name?: string
  readonly placeholder?: string
  readonly defaultValue?: string | number
  readonly value?: string | number
  readonly required?: boolean
}

/** Options of `Form:TextArea`. */
export type FormTextAreaOptions = Omit<FormInputOptions, 'type'>

/** Options of `Form:Select`. */
export interface FormSelectOptions {
  readonly options?: readonly { readonly value?: string; readonly name?: string }[]
  readonly name?: string
  readonly defaultValue?: string
  readonly value?: string
  readonly required?: boolean
}

/** Options of `Form:SubmitButton`. */
export interface FormSubmitButtonOptions {
  readonly text?: string
}

/** Options of `Form:Label`. */
export interface FormLabelOptions {
  /** HTML. */
  readonly text?: string
  /** Name of the field that the label belongs to. */
  readonly for?: string
}

/** Options of `Builder: Tabs`. */
export interface TabsOptions {
  readonly tabs?: readonly {
    readonly label?: readonly Block[]
    readonly content?: readonly Block[]
  }[]
  readonly activeTabStyle?: CssDeclarations
  /** Counted from 1; 0 opens none. 1 when absent. */
  readonly defaultActiveTab?: number
  readonly collapsible?: boolean
  readonly tabHeaderLayout?: string
}

/** Options of `Builder:Accordion`. */
export interface AccordionOptions {
  readonly items?: readonly {
    readonly title?: readonly Block[]
    readonly detail?: readonly Block[]
  }[]
  readonly oneAtATime?: boolean
  readonly grid?: boolean
  /** Width of a title in a grid. `25%` when absent. */
  readonly gridRowWidth?: string
  readonly useChildrenForItems?: boolean
}

/** How many slides a carousel shows up to a width of the viewport. */
export interface CarouselBreakpoint {
  /** Pixels. */
  readonly breakpoint?: number
  /** Pixels; what the editor's own default writes instead of `breakpoint`. */
  readonly width?: number
  readonly settings?: CarouselSettings | 'unslick'
  readonly slidesToShow?: number
  readonly slidesToScroll?: number
  readonly infinite?: boolean
  readonly dots?: boolean
}

/** Settings of the slider. */
export interface CarouselSettings {
  readonly slidesToShow?: number
  readonly slidesToScroll?: number
  readonly infinite?: boolean
  readonly dots?: boolean
  /** Milliseconds of one move. */
  readonly speed?: number
  /** Milliseconds between moves. */
  readonly autoplaySpeed?: number
  readonly touchThreshold?: number
  readonly [name: string]: unknown
}

/** Options of `Builder:Carousel`. */
export interface CarouselOptions {
  readonly slides?: readonly { readonly content?: readonly Block[] }[]
  readonly hideDots?: boolean
  readonly autoplay?: boolean
  /** Seconds. 5 when absent. */
  readonly autoplaySpeed?: number
  readonly prevButton?: readonly Block[]
  readonly nextButton?: readonly Block[]
  readonly useChildrenForSlides?: boolean
  readonly responsive?: readonly CarouselBreakpoint[]
  readonly accessibility?: boolean
  readonly focusOnSelect?: boolean
  readonly slickProps?: CarouselSettings
}

/** Options of `Builder:Masonry`. */
export interface MasonryOptions {
  /** CSS width. `200px` when absent. */
  readonly columnWidth?: string | number
  /** Pixels. 0 when absent. */
  readonly gutterSize?: number
  readonly tiles?: readonly { readonly content?: readonly Block[] }[]
  readonly useChildrenForTiles?: boolean
}

/** Options of `PersonalizationContainer`. */
export interface PersonalizationOptions {
  readonly variants?: readonly Variant[]
  readonly previewingIndex?: number | null
}

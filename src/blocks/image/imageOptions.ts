import type { BlockInput } from '../../render/block/BlockDefinition'
import { CSS_POSITIONS } from '../internals/cssPositions'

/** Options of `Image`. */
export interface ImageOptions {
  /** Address of the image. */
  readonly image?: string
  /** The name that old content uses for `image`. */
  readonly src?: string
  /** Text for screen readers; without it, the image counts as decoration. */
  readonly altText?: string
  /** Tooltip of the image. */
  readonly title?: string
  /** CSS `object-fit`. @default 'cover' */
  readonly backgroundSize?: string
  /** CSS `object-position`. @default 'center' */
  readonly backgroundPosition?: string
  /** Height divided by width; reserves room before the image has loaded. */
  readonly aspectRatio?: number
  /**
   * Whether children lie in the flow, and the image grows with them. Else they lie over it.
   * @default false
   */
  readonly fitContent?: boolean
  /** Whether the image waits until it is about to come into view. @default false */
  readonly lazy?: boolean
  /** Whether the image is fetched before others, and never waits. @default false */
  readonly highPriority?: boolean
  /** Other widths of the image, as in HTML. Made by itself for hosts that resize. */
  readonly srcset?: string
  /**
   * How wide the image is shown, as in HTML. Worked out from the styles of the block when absent.
   */
  readonly sizes?: string
  /** Whether to leave out the WebP source and the generated `srcset`. @default false */
  readonly noWebp?: boolean
}

/** Options of `Image`, with those that only older content has. */
export interface ImageBlockOptions extends ImageOptions {
  /**
   * Pixels of the file itself. With {@link ImageBlockOptions.height}, they keep room for the image.
   */
  readonly width?: number | string
  readonly height?: number | string
}

export const imageInputs: readonly BlockInput[] = [
  { name: 'image', type: 'file', required: true },
  {
    name: 'backgroundSize',
    type: 'text',
    defaultValue: 'cover',
    enum: ['contain', 'cover', 'auto'],
  },
  { name: 'backgroundPosition', type: 'text', defaultValue: 'center', enum: CSS_POSITIONS },
  { name: 'altText', type: 'string', helperText: 'Text for visitors who cannot see the image' },
  { name: 'title', type: 'string', advanced: true },
  {
    name: 'highPriority',
    type: 'boolean',
    advanced: true,
    helperText: 'Fetch it before others: for the main image at the top of a page',
  },
  { name: 'lazy', type: 'boolean', defaultValue: true, advanced: true },
  {
    name: 'aspectRatio',
    type: 'number',
    defaultValue: 0.7041,
    advanced: true,
    helperText: 'Height divided by width',
  },
  {
    name: 'fitContent',
    type: 'boolean',
    defaultValue: true,
    advanced: true,
    helperText: 'Grow with the children, rather than lay them over the image',
  },
  { name: 'srcset', type: 'string', advanced: true },
  { name: 'sizes', type: 'string', advanced: true },
  { name: 'noWebp', type: 'boolean', defaultValue: false, advanced: true },
]

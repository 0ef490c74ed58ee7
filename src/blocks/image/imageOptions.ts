import type { BlockInput } from '../../render/compile/BlockDefinition'
import { CSS_POSITIONS } from '../internals/cssPositions'

/** Options of `Image`. */
export interface ImageOptions {
  /** Address of the image. */
  readonly image?: string
  /** Name of `image` in old content. */
  readonly src?: string
  /** Text for screen readers; without it, the image counts as decoration. */
  readonly altText?: string
  /** Tooltip of the image. */
  readonly title?: string
  /** CSS `object-fit`. @default 'cover' */
  readonly backgroundSize?: string
  /** CSS `object-position`. @default 'center' */
  readonly backgroundPosition?: string
  /** Height divided by width; reserves space until the image has loaded. */
  readonly aspectRatio?: number
  /**
   * Whether children are in the flow and the image grows with them. By default, they are laid over
   * the image.
   * @default false
   */
  readonly fitContent?: boolean
  /** Without effect: browsers load every image late that has no high priority. */
  readonly lazy?: boolean
  /** Whether to load the image early, with high priority. @default false */
  readonly highPriority?: boolean
  /** Other widths of the image, as in HTML. Generated for hosts that resize images. */
  readonly srcset?: string
  /** Rendered width of the image, as in HTML. Derived from the block's styles by default. */
  readonly sizes?: string
  /** Whether to omit the WebP source and the generated `srcset`. @default false */
  readonly noWebp?: boolean
}

/** Options of `Image`, including those that only older content has. */
export interface ImageBlockOptions extends ImageOptions {
  /**
   * Width of the file in pixels. Together with {@link ImageBlockOptions.height}, it reserves space
   * for the image.
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

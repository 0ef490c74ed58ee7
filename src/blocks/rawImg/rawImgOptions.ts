import type { BlockInput } from '../../render/compile/BlockDefinition'

/** Options of `Raw:Img`. */
export interface RawImgOptions {
  /** Address of the image. @default the `src` of the block's own properties */
  readonly image?: string
  /** Text for screen readers. */
  readonly altText?: string
  /** Tooltip of the image. */
  readonly title?: string
  /** CSS `object-fit`. */
  readonly backgroundSize?: string
  /** CSS `object-position`. */
  readonly backgroundPosition?: string
  /** Width divided by height, as in CSS. */
  readonly aspectRatio?: number
}

export const rawImgInputs: readonly BlockInput[] = [
  { name: 'image', type: 'file', required: true },
  { name: 'altText', type: 'text', helperText: 'Text for visitors who cannot see the image' },
  { name: 'title', type: 'text' },
  { name: 'backgroundSize', type: 'text', enum: ['contain', 'cover', 'fill'] },
  { name: 'backgroundPosition', type: 'text' },
  { name: 'aspectRatio', type: 'number', helperText: 'CSS aspect-ratio: width divided by height' },
]

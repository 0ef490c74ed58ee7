import type { BlockInput } from '../../render/block/BlockDefinition'

/** What an editor can fill in on the block `Raw:Img`. */
export const rawImgInputs: readonly BlockInput[] = [
  { name: 'image', type: 'file', required: true },
  { name: 'altText', type: 'text', helperText: 'What is lost to those who cannot see the image' },
  { name: 'title', type: 'text' },
  { name: 'backgroundSize', type: 'text', enum: ['contain', 'cover', 'fill'] },
  { name: 'backgroundPosition', type: 'text' },
  {
    name: 'aspectRatio',
    type: 'number',
    helperText: 'CSS aspect-ratio: width divided by height',
  },
]

import type { BlockInput } from '../../render/block/BlockDefinition'
import { CSS_POSITIONS } from '../internals/cssPositions'

/** What an editor can fill in on the block `Image`. */
export const imageInputs: readonly BlockInput[] = [
  { name: 'image', type: 'file', required: true },
  {
    name: 'backgroundSize',
    type: 'text',
    defaultValue: 'cover',
    enum: ['contain', 'cover', 'auto'],
  },
  {
    name: 'backgroundPosition',
    type: 'text',
    defaultValue: 'center',
    enum: CSS_POSITIONS,
  },
  {
    name: 'altText',
    type: 'string',
    helperText: 'What the image says to those who cannot see it',
  },
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

import type { BlockInput } from '../../render/block/BlockDefinition'
import { CSS_POSITIONS } from '../internals/cssPositions'

/** What an editor can fill in on the block `Video`. */
export const videoInputs: readonly BlockInput[] = [
  { name: 'video', type: 'file', required: true },
  { name: 'posterImage', type: 'file', helperText: 'Shown before the video starts' },
  { name: 'autoPlay', type: 'boolean', defaultValue: true },
  { name: 'controls', type: 'boolean', defaultValue: false },
  { name: 'muted', type: 'boolean', defaultValue: true },
  { name: 'loop', type: 'boolean', defaultValue: true },
  { name: 'playsInline', type: 'boolean', defaultValue: true },
  {
    name: 'fit',
    type: 'text',
    defaultValue: 'cover',
    enum: ['contain', 'cover', 'fill', 'auto'],
  },
  {
    name: 'preload',
    type: 'text',
    defaultValue: 'metadata',
    enum: ['auto', 'metadata', 'none'],
    advanced: true,
  },
  {
    name: 'fitContent',
    type: 'boolean',
    defaultValue: true,
    advanced: true,
    helperText: 'Grow with the children, rather than lay them over the video',
  },
  {
    name: 'position',
    type: 'text',
    defaultValue: 'center',
    enum: CSS_POSITIONS,
  },
  { name: 'height', type: 'number', advanced: true },
  { name: 'width', type: 'number', advanced: true },
  {
    name: 'aspectRatio',
    type: 'number',
    defaultValue: 0.7004048582995948,
    advanced: true,
    helperText: 'Height divided by width',
  },
  { name: 'lazyLoad', type: 'boolean', defaultValue: true, advanced: true },
  {
    name: 'captions',
    type: 'list',
    advanced: true,
    helperText: 'Subtitles, one for each language',
    subFields: [
      { name: 'src', type: 'file', required: true, helperText: 'A WebVTT file' },
      { name: 'srclang', type: 'string', helperText: 'Language, as in "de"' },
      { name: 'label', type: 'string', helperText: 'What viewers choose it by' },
      {
        name: 'kind',
        type: 'text',
        defaultValue: 'captions',
        enum: ['captions', 'subtitles', 'descriptions', 'chapters'],
      },
      { name: 'default', type: 'boolean', defaultValue: false },
    ],
  },
]

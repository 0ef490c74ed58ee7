import type { BlockInput } from '../../render/block/BlockDefinition'
import { CSS_POSITIONS } from '../internals/cssPositions'

/** Texts of a video in one language. */
export interface VideoCaptions {
  /** Address of a WebVTT file. */
  readonly src?: string
  /** Language, as in `de`. */
  readonly srclang?: string
  /** Name of the track in the player's menu. @default the language */
  readonly label?: string
  /** `captions` also say what is heard beside the words. @default 'captions' */
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters' | (string & {})
  /** Whether it shows unless the viewer chooses otherwise. @default false */
  readonly default?: boolean
}

/** Options of `Video`. */
export interface VideoOptions {
  /** Address of the file. */
  readonly video?: string
  /** Address of the image that shows before the video plays. */
  readonly posterImage?: string
  /**
   * Subtitles in several languages. From another origin than the page, both they and the video must
   * come with CORS headers.
   */
  readonly captions?: readonly VideoCaptions[]
  /**
   * Whether the video starts by itself; never for visitors who asked for less motion, who get
   * controls.
   *
   * @default false
   */
  readonly autoPlay?: boolean
  /** Whether the browser shows its controls. @default false */
  readonly controls?: boolean
  /**
   * Whether there is no sound. Browsers let only silent videos start by themselves. @default false
   */
  readonly muted?: boolean
  /** Whether the video starts again at its end. @default false */
  readonly loop?: boolean
  /** Whether phones play it in its place rather than on the whole screen. @default false */
  readonly playsInline?: boolean
  /** CSS `object-fit`. */
  readonly fit?: 'contain' | 'cover' | 'fill' | 'auto' | (string & {})
  /** CSS `object-position`. */
  readonly position?: string
  /** Data to fetch before the video plays. @default 'metadata' */
  readonly preload?: 'auto' | 'metadata' | 'none'
  /** CSS pixels. */
  readonly width?: number | string
  /** CSS pixels. */
  readonly height?: number | string
  /** Height divided by width; reserves room before the video has loaded. */
  readonly aspectRatio?: number
  /**
   * Whether children lie in the flow, and the video grows with them. Else they lie over it.
   * @default false
   */
  readonly fitContent?: boolean
  /**
   * Whether the source waits until the video comes into view. Only an explicit `false` turns it
   * off. @default true
   */
  readonly lazyLoad?: boolean
}

export const videoInputs: readonly BlockInput[] = [
  { name: 'video', type: 'file', required: true },
  { name: 'posterImage', type: 'file', helperText: 'Shown before the video starts' },
  { name: 'autoPlay', type: 'boolean', defaultValue: true },
  { name: 'controls', type: 'boolean', defaultValue: false },
  { name: 'muted', type: 'boolean', defaultValue: true },
  { name: 'loop', type: 'boolean', defaultValue: true },
  { name: 'playsInline', type: 'boolean', defaultValue: true },
  { name: 'fit', type: 'text', defaultValue: 'cover', enum: ['contain', 'cover', 'fill', 'auto'] },
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
  { name: 'position', type: 'text', defaultValue: 'center', enum: CSS_POSITIONS },
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
      { name: 'label', type: 'string', helperText: 'Visible name of the track' },
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

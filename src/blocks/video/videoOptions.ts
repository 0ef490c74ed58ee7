import type { BlockInput } from '../../render/compile/BlockDefinition'
import { CSS_POSITIONS } from '../internals/cssPositions'

/** A text track of a video. */
export interface VideoCaptions {
  /** Address of a WebVTT file. */
  readonly src?: string
  /** Language, such as `de`. */
  readonly srclang?: string
  /** Name of the track in the player's menu. @default the language */
  readonly label?: string
  /** Kind of text. `captions` also describe sounds. @default 'captions' */
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters' | (string & {})
  /** Whether the track is shown by default. @default false */
  readonly default?: boolean
}

/** Options of `Video`. */
export interface VideoOptions {
  /** Address of the file. */
  readonly video?: string
  /** Address of the image to show before the video plays. */
  readonly posterImage?: string
  /**
   * Subtitles in several languages. If they are from another origin than the page, both they and
   * the video need CORS headers.
   */
  readonly captions?: readonly VideoCaptions[]
  /**
   * Whether the video starts automatically. Visitors who prefer reduced motion get controls
   * instead.
   *
   * @default false
   */
  readonly autoPlay?: boolean
  /** Whether to show the browser's controls. @default false */
  readonly controls?: boolean
  /** Whether the video is silent. Browsers only autoplay silent videos. @default false */
  readonly muted?: boolean
  /** Whether the video restarts at its end. @default false */
  readonly loop?: boolean
  /** Whether phones play it inline instead of full screen. @default false */
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
  /** Height divided by width; reserves space until the video has loaded. */
  readonly aspectRatio?: number
  /**
   * Whether children are in the flow and the video grows with them. By default, they are laid over
   * the video.
   * @default false
   */
  readonly fitContent?: boolean
  /**
   * Whether to load the source only when the video comes into view. Only an explicit `false`
   * disables it.
   * @default true
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

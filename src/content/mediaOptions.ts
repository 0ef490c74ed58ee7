/** Options of `Image`. */
export interface ImageOptions {
  /** Address of the image. */
  readonly image?: string
  /** The name that old content uses for `image`. */
  readonly src?: string
  /** What screen readers say; without it, the image counts as decoration. */
  readonly altText?: string
  /** What shows while the pointer rests on the image. */
  readonly title?: string
  /**
   * CSS `object-fit`.
   *
   * @default 'cover'
   */
  readonly backgroundSize?: string
  /**
   * CSS `object-position`.
   *
   * @default 'center'
   */
  readonly backgroundPosition?: string
  /** Height divided by width; reserves room before the image has loaded. */
  readonly aspectRatio?: number
  /**
   * Whether children lie in the flow, and the image grows with them. Else they lie over it.
   *
   * @default false
   */
  readonly fitContent?: boolean
  /**
   * Whether the image waits until it is about to come into view.
   *
   * @default false
   */
  readonly lazy?: boolean
  /**
   * Whether the image is fetched before others, and never waits.
   *
   * @default false
   */
  readonly highPriority?: boolean
  /** Other widths of the image, as in HTML. Made by itself for hosts that resize. */
  readonly srcset?: string
  /** How wide the image is shown, as in HTML. Worked out from the styles of the block when absent. */
  readonly sizes?: string
  /**
   * Whether to leave out the WebP source and the generated `srcset`.
   *
   * @default false
   */
  readonly noWebp?: boolean
}

/** Texts of a video in one language. */
export interface VideoCaptions {
  /** Address of a WebVTT file. */
  readonly src?: string
  /** Language, as in `de`. */
  readonly srclang?: string
  /** What viewers choose it by. @default the language */
  readonly label?: string
  /**
   * `captions` also say what is heard beside the words.
   *
   * @default 'captions'
   */
  readonly kind?: 'captions' | 'subtitles' | 'descriptions' | 'chapters' | (string & {})
  /**
   * Whether it shows unless the viewer chooses otherwise.
   *
   * @default false
   */
  readonly default?: boolean
}

/** Options of `Video`. */
export interface VideoOptions {
  /** Address of the file. */
  readonly video?: string
  /** Address of the image that shows before the video plays. */
  readonly posterImage?: string
  /**
   * Subtitles in several languages. From another origin than the page, both they and the video must come with
   * CORS headers.
   */
  readonly captions?: readonly VideoCaptions[]
  /**
   * Whether the video starts by itself; never for visitors who asked for less motion, who get controls.
   *
   * @default false
   */
  readonly autoPlay?: boolean
  /**
   * Whether the browser shows its controls.
   *
   * @default false
   */
  readonly controls?: boolean
  /**
   * Whether there is no sound. Browsers let only silent videos start by themselves.
   *
   * @default false
   */
  readonly muted?: boolean
  /**
   * Whether the video starts again at its end.
   *
   * @default false
   */
  readonly loop?: boolean
  /**
   * Whether phones play it in its place rather than on the whole screen.
   *
   * @default false
   */
  readonly playsInline?: boolean
  /** CSS `object-fit`. */
  readonly fit?: 'contain' | 'cover' | 'fill' | 'auto' | (string & {})
  /** CSS `object-position`. */
  readonly position?: string
  /**
   * What is fetched before the video plays.
   *
   * @default 'metadata'
   */
  readonly preload?: 'auto' | 'metadata' | 'none'
  /** CSS pixels. */
  readonly width?: number | string
  /** CSS pixels. */
  readonly height?: number | string
  /** Height divided by width; reserves room before the video has loaded. */
  readonly aspectRatio?: number
  /**
   * Whether children lie in the flow, and the video grows with them. Else they lie over it.
   *
   * @default false
   */
  readonly fitContent?: boolean
  /**
   * Whether the source waits until the video comes into view. Only an explicit `false` turns it off.
   *
   * @default true
   */
  readonly lazyLoad?: boolean
}

/** Options of `Raw:Img`. */
export interface RawImgOptions {
  /**
   * Address of the image.
   *
   * @default the `src` of the block's own properties
   */
  readonly image?: string
  /** What screen readers say. */
  readonly altText?: string
  /** What shows while the pointer rests on the image. */
  readonly title?: string
  /** CSS `object-fit`. */
  readonly backgroundSize?: string
  /** CSS `object-position`. */
  readonly backgroundPosition?: string
  /** Width divided by height, as CSS has it. */
  readonly aspectRatio?: number
}

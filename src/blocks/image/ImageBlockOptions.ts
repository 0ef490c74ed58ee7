import type { ImageOptions } from '../../content/blockOptions'

/** Options of `Image`, with those that only older content has. */
export interface ImageBlockOptions extends ImageOptions {
  /** Pixels of the file itself. With {@link ImageBlockOptions.height}, they keep room for the image. */
  readonly width?: number | string
  readonly height?: number | string
}

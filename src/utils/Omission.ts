/** Something that an author put into the content, and that is left out. */
export interface Omission {
  /** The kind of the omission: `<object>`, `attribute "onclick"`. */
  readonly what: string
  /** Completes "… was left out, since …". */
  readonly why: string
  /** The remedy: a sentence. */
  readonly instead: string
  /**
   * Whether the site can let it in, so that visitors' consoles name the first of its kind. @default
   * false
   */
  readonly isUpToSite?: boolean
  /** Whether no site can let it in, so that visitors' consoles name each. @default false */
  readonly isMistake?: boolean
}

/** Takes note of something that is left out. */
export type TakeOmission = (omission: Omission) => void

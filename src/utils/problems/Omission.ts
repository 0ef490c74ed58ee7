/** Part of the content that is left out. */
export interface Omission {
  /** Description of the omitted part: `<object>`, `attribute "onclick"`. */
  readonly what: string
  /** Reason, which completes "… was left out, since …". */
  readonly why: string
  /** Remedy, as a sentence. */
  readonly instead: string
  /**
   * Whether an option of the site would allow it. Visitors' consoles then name the first of its
   * kind.
   *
   * @default false
   */
  readonly isUpToSite?: boolean
  /**
   * Whether no option would allow it. Visitors' consoles then name each.
   *
   * @default false
   */
  readonly isMistake?: boolean
}

/** An omission that no option would allow. */
export function mistake(what: string, why: string, instead: string): Omission {
  return { what, why, instead, isMistake: true }
}

/** Records an omission. */
export type TakeOmission = (omission: Omission) => void

import type { CssText } from './cssValue'

/** A rule for the elements of a class. */
export interface ClassRule {
  /** The at-rule around it; `null` for none. */
  readonly query: string | null
  /**
   * What follows the class in the selector.
   *
   * @default '.builder-block'
   */
  readonly state?: string
  readonly css: CssText
}

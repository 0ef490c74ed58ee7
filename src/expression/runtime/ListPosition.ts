/** Position of an item in a list. */
export interface ListPosition {
  readonly list: readonly unknown[]
  readonly index: number
}

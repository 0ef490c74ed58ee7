/** Where an item of a list stands. */
export interface ListPosition {
  readonly list: readonly unknown[]
  readonly index: number
}

/** A place in a list. */
export interface ItemPlace {
  readonly list: readonly unknown[]
  readonly index: number
}

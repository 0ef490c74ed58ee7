/**
 * Which of the others SiteBlocks differs from: `both` of the builder's clients, the first alone
 * (`gen1`), or itself in another form: as modules, as served, as taken over from a server.
 */
export type Against = 'gen1' | 'both' | 'modules' | 'served' | 'adopted'

/** One property of one block that is not shown alike. */
export interface BlockDifference {
  /** Id and count of the block, `''` for the entry as a whole. */
  readonly block: string
  readonly property: string
  readonly against: Against
  readonly ours: string
  readonly theirs: string
}

export interface Difference extends BlockDifference {
  readonly entry: string
  readonly width: number
  /** Name of the block's component; `Box` if it has none, `entry` for the entry as a whole. */
  readonly component: string
  /** Names of the components around the block, from the outermost, as in `Columns > Text`. */
  readonly within: string
}

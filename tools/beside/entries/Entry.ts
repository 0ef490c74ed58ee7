/** A block as content has it. */
export interface Block {
  readonly '@type': '@builder.io/sdk:Element'
  readonly id: string
  readonly [key: string]: unknown
}

/** An entry to compare. */
export interface Entry {
  /** Says what is special about it, as in `Image/altText=""`; names differences. */
  readonly name: string
  readonly content: {
    readonly id: string
    readonly data: { readonly blocks: readonly unknown[]; readonly [key: string]: unknown }
  }
  /** Blocks to click before it is measured. */
  readonly clicks: readonly string[]
}

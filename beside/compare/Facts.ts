/** What a client shows of one block, by property: `box`, `text`, `style.color` … */
export type BlockFacts = Readonly<Record<string, string | readonly number[]>>

/** What a client shows of an entry, by block. The entry itself is the block `''`. */
export type Facts = Readonly<Record<string, BlockFacts>>

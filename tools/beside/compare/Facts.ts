/** Appearance of one block in a client, by property: `box`, `text`, `style.color` … */
export type BlockFacts = Readonly<Record<string, string | readonly number[]>>

/** Appearance of an entry in a client, by block. The entry itself is the block `''`. */
export type Facts = Readonly<Record<string, BlockFacts>>

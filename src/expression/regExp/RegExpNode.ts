/** A regular expression as a tree. Groups that capture nothing are what they hold. */
export type RegExpNode =
  | Character
  | Edge
  | BackReference
  | { readonly type: 'sequence'; readonly items: readonly RegExpNode[] }
  | { readonly type: 'choice'; readonly options: readonly RegExpNode[] }
  | { readonly type: 'group'; readonly index: number; readonly body: RegExpNode }
  | LookAround
  | Repeat

/** Matches one character: `a`, `.`, `\w`, `[a-z]`. With flag `u`, that is a code point. */
export interface Character {
  readonly type: 'character'
  readonly source: string
}

/** Matches at a position, without a character. */
export interface Edge {
  readonly type: 'edge'
  readonly source: '^' | '$' | '\\b' | '\\B'
}

/** Matches what a group has captured, or nothing where it has not. */
export interface BackReference {
  readonly type: 'reference'
  /** Its index or its name. */
  readonly group: number | string
}

export interface LookAround {
  readonly type: 'look'
  readonly body: RegExpNode
  readonly isBehind: boolean
  readonly isNegated: boolean
}

export interface Repeat {
  readonly type: 'repeat'
  readonly body: RegExpNode
  readonly min: number
  readonly max: number
  readonly isLazy: boolean
  /** Groups from `firstGroup` up to `lastGroup` are in its body: each turn begins without what they captured. */
  readonly firstGroup: number
  readonly lastGroup: number
}

export interface RegExpTree {
  readonly root: RegExpNode
  /** How many groups capture. */
  readonly groupCount: number
  /** Indexes of the groups that have names. */
  readonly names: ReadonlyMap<string, number>
}

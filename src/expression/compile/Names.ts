/** Where a variable is when code runs: in which frame outwards, and at which index. */
export interface VariableSlot {
  readonly depth: number
  readonly index: number
}

/** The variables around a node, each list in the order of its frame. */
export class Names {
  constructor(
    private readonly own: readonly string[] = [],
    private readonly outer: Names | null = null,
  ) {}

  find(name: string): VariableSlot | null {
    let depth = 0
    for (let names: Names | null = this; names; names = names.outer) {
      const index = names.own.indexOf(name)
      if (index >= 0) return { depth, index }
      depth++
    }
    return null
  }
}

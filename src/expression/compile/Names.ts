/** Location of a variable at run time: number of frames outwards, and index in the frame. */
export interface VariableSlot {
  readonly depth: number
  readonly index: number
}

/** Variables in scope at a node; each list has the order of its frame. */
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

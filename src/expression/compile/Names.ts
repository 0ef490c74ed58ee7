import type { Frame } from '../runtime/frames'
import type { Evaluate, Store } from './Compiler'

/** Where a variable is when code runs: in which frame outwards, and at which index. */
interface Slot {
  readonly depth: number
  readonly index: number
}

/** The variables around a node, each list in the order of its frame. */
export class Names {
  constructor(
    private readonly own: readonly string[] = [],
    private readonly outer: Names | null = null,
  ) {}

  find(name: string): Slot | null {
    let depth = 0
    for (let names: Names | null = this; names; names = names.outer) {
      const index = names.own.indexOf(name)
      if (index >= 0) return { depth, index }
      depth++
    }
    return null
  }
}

export function readSlot({ depth, index }: Slot): Evaluate {
  if (depth === 0) return (frame) => (frame as Frame).values[index]
  return (frame) => frameAt(frame, depth).values[index]
}

export function writeSlot({ depth, index }: Slot): Store {
  return (frame, value) => {
    frameAt(frame, depth).values[index] = value
  }
}

function frameAt(frame: Frame | null, depth: number): Frame {
  let found = frame as Frame
  for (let left = depth; left > 0; left--) found = found.outer as Frame
  return found
}

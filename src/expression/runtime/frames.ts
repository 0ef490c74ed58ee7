import type { Run } from './Run'

/** The variables of a running function or block. */
export interface Frame {
  readonly run: Run
  readonly outer: Frame | null
  readonly names: readonly string[]
  readonly values: unknown[]
}

/** Where a variable stands: how many frames out, and there at which index. */
export interface Place {
  readonly depth: number
  readonly index: number
}

/** The place of the innermost variable of this name, as seen from `frame`. */
export function findPlace(frame: Frame, name: string): Place | null {
  let depth = 0
  for (let at: Frame | null = frame; at !== null; at = at.outer) {
    const index = at.names.indexOf(name)
    if (index >= 0) return { depth, index }
    depth++
  }
  return null
}

/** The frame that stands `depth` frames out. */
export function frameAt(frame: Frame, depth: number): Frame {
  let found = frame
  for (let left = depth; left > 0; left--) found = found.outer as Frame
  return found
}

/** A frame for these variables, or `outer` itself when there are none. */
export function openFrame(outer: Frame, names: readonly string[]): Frame {
  return names.length > 0 ? { run: outer.run, outer, names, values: [] } : outer
}

/** A copy of a frame for the next turn of a loop; what stands outside of the loop stays the same. */
export function copyFrame(frame: Frame, outer: Frame): Frame {
  return frame === outer ? frame : { ...frame, values: [...frame.values] }
}

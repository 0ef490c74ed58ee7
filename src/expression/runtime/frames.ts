/** The variables of a running function or block. Compiled code knows their indices. */
export interface Frame {
  readonly outer: Frame | null
  readonly values: unknown[]
}

/** A frame for these variables, or `outer` itself when there are none. */
export function openFrame(outer: Frame | null, names: readonly string[]): Frame | null {
  return names.length > 0 ? { outer, values: new Array(names.length) } : outer
}

/**
 * A copy of a frame for the next turn of a loop; what stands outside of the loop stays the same.
 */
export function copyFrame(frame: Frame | null, outer: Frame | null): Frame | null {
  return frame === outer || frame === null ? frame : { outer, values: frame.values.slice() }
}

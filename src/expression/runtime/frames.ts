/** The variables of a running function or block. */
export interface Frame {
  readonly outer: Frame | null
  readonly names: readonly string[]
  readonly values: unknown[]
}

/** The innermost frame that has a variable of this name. */
export function findFrame(frame: Frame | null, name: string): Frame | null {
  let found = frame
  while (found !== null && !found.names.includes(name)) found = found.outer
  return found
}

/** A frame for these variables, or `outer` itself when there are none. */
export function openFrame(outer: Frame | null, names: readonly string[]): Frame | null {
  return names.length > 0 ? { outer, names, values: [] } : outer
}

/** A copy of a frame for the next turn of a loop; what stands outside of the loop stays the same. */
export function copyFrame(frame: Frame | null, outer: Frame | null): Frame | null {
  return frame === outer || frame === null ? frame : { ...frame, values: [...frame.values] }
}

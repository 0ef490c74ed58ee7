/** Variables of a running function or block, at indexes known to compiled code. */
export interface Frame {
  readonly outer: Frame | null
  readonly values: unknown[]
  /** Whether a closure references the frame. */
  isCaptured?: boolean
}

/** Creates a frame for these variables; returns `outer` itself when there are none. */
export function openFrame(outer: Frame | null, names: readonly string[]): Frame | null {
  return names.length > 0 ? { outer, values: new Array(names.length) } : outer
}

/** Returns the frame for a loop's next iteration: a copy if a closure references the last one. */
export function nextFrame(frame: Frame): Frame {
  return frame.isCaptured ? { outer: frame.outer, values: frame.values.slice() } : frame
}

/** Marks a frame and those around it as referenced by a closure. */
export function captureFrame(frame: Frame | null): void {
  for (let kept = frame; kept && !kept.isCaptured; kept = kept.outer) kept.isCaptured = true
}

/** The variables of a running function or block. Compiled code knows their indices. */
export interface Frame {
  readonly outer: Frame | null
  readonly values: unknown[]
  /** Whether a function keeps it, which may be called later. */
  isCaptured?: boolean
}

/** A frame for these variables, or `outer` itself when there are none. */
export function openFrame(outer: Frame | null, names: readonly string[]): Frame | null {
  return names.length > 0 ? { outer, values: new Array(names.length) } : outer
}

/** The frame of a loop for its next turn: a copy where a function keeps that of the last one. */
export function nextFrame(frame: Frame): Frame {
  return frame.isCaptured ? { outer: frame.outer, values: frame.values.slice() } : frame
}

/** Notes that a function keeps a frame, and those around it. */
export function captureFrame(frame: Frame | null): void {
  for (let kept = frame; kept && !kept.isCaptured; kept = kept.outer) kept.isCaptured = true
}

import type { Run } from './Run'

/** The variables of a running function or block. */
export interface Frame {
  readonly run: Run
  readonly outer: Frame | null
  readonly names: readonly string[]
  readonly values: unknown[]
  /** Of a function with a `this`: how it was called. */
  readonly call?: Call
}

/** How a function was called. */
export interface Call {
  readonly receiver: unknown
  readonly args: readonly unknown[]
}

/** The innermost frame that has a variable of this name. */
export function findFrame(frame: Frame, name: string): Frame | null {
  let found: Frame | null = frame
  while (found !== null && !found.names.includes(name)) found = found.outer
  return found
}

/** A frame for these variables, or `outer` itself when there are none. */
export function openFrame(outer: Frame, names: readonly string[]): Frame {
  return names.length > 0 ? { run: outer.run, outer, names, values: [] } : outer
}

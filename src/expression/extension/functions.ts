import { advance, own } from '../core'
import type { Call, Frame } from '../runtime/frames'
import type { Part } from '../syntax/Part'

/** Reads `this`. */
export function readThis(): Part {
  advance()
  return { get: (frame) => findCall(frame)?.receiver }
}

/** Reads `arguments`. */
export function readArguments(): Part {
  advance()
  return { get: (frame) => own([...(findCall(frame)?.args ?? [])]) }
}

/** How the innermost function with a `this` was called. */
function findCall(frame: Frame | null): Call | undefined {
  let found = frame
  while (found && !found.call) found = found.outer
  return found?.call
}

import {
  accept,
  advance,
  callFunction,
  compileItems,
  expect,
  functionTraits,
  isFollowedBy,
  isObject,
  own,
  readCallee,
  readList,
  readSequence,
  refuse,
  spend,
} from '../core'
import type { Call, Frame } from '../runtime/frames'
import type { Part } from '../syntax/Part'

const CALLEE = /\s*\.\s*callee\b/y

/** Reads `this`. */
export function readThis(): Part {
  advance()
  return { name: 'this', path: 'this', get: (frame) => findCall(frame)?.receiver }
}

/** Reads `arguments`. */
export function readArguments(): Part {
  if (isFollowedBy(CALLEE)) refuse('forbidden', '"arguments.callee" is not supported')
  advance()
  return { get: (frame) => own([...(findCall(frame)?.args ?? [])]) }
}

/** How the innermost function with a `this` was called. */
function findCall(frame: Frame | null): Call | undefined {
  let found = frame
  while (found && !found.call) found = found.outer
  return found?.call
}

/** Reads `new`, which makes an object for a function of the text. */
export function readConstruction(): Part {
  advance()
  let callee: Part
  if (accept('(')) {
    callee = readSequence()
    expect(')')
  } else {
    callee = readCallee()
  }
  const args = compileItems(accept('(') ? readList(')') : [])
  return {
    get(frame) {
      const callable = callee.get(frame)
      if (typeof callable !== 'function') {
        refuse('unknown', `"${callee.name ?? 'This'}" is not a function here`)
      }
      spend(1)
      // All others that can be constructed can as well be called.
      const self = functionTraits(callable)?.call ? own({}) : undefined
      const result = callFunction(callable, self, args(frame))
      return self && !isObject(result) ? self : result
    },
  }
}

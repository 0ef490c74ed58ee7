import { hasOwn } from '../../utils/hasOwn'
import { findMethod, isMethod } from '../library/kinds'
import { CHANGES } from '../library/natives'
import type { Frame } from '../runtime/frames'
import { callFunction, functionTraits } from '../runtime/functions'
import { refuse } from '../runtime/problem'
import { limitText, spend } from '../runtime/run'
import { compileItems } from './listPart'
import { noteMethod, noteWrite } from './notes'
import { type Evaluate, isSkipped, type Link, type Member, type Part, SKIPPED } from './Part'

/** `callee(…)` and `object.key(…)`. */
export function callPart(callee: Part, parameters: readonly Part[], link: Link): Part {
  const { name, get, member } = callee
  const args = compileItems(parameters)
  if (member !== undefined) {
    noteCall(member)
    return { get: callMember(member, args, link) }
  }
  return {
    get(frame) {
      const called = get(frame)
      if (isSkipped(called, link)) return SKIPPED
      if (typeof called !== 'function')
        refuse('unknown', `"${name ?? 'This'}" is not a function here`)
      spend(1)
      return limitResult(callFunction(called, undefined, args(frame)))
    },
  }
}

function callMember(
  { object, key, link }: Member,
  args: (frame: Frame | null) => unknown[],
  callLink: Link,
): Evaluate {
  return (frame) => {
    const receiver = object(frame)
    if (isSkipped(receiver, link)) return SKIPPED
    const name = key(frame)
    const method = findMethod(receiver, name)
    if (method === null) {
      if (callLink === 'optional') return SKIPPED
      refuse('unknown', `"${name}()" is not possible here`)
    }
    spend(1)
    return limitResult(method(receiver as never, args(frame)))
  }
}

function noteCall({ constant, builtIn }: Member): void {
  const name = String(constant)
  // A computed name may be that of any method.
  if (constant === undefined || CHANGES.has(name)) noteWrite()
  const isKnown = builtIn
    ? hasOwn(functionTraits(builtIn)?.members ?? builtIn, name)
    : isMethod(name)
  if (!isKnown) noteMethod(name)
}

function limitResult(result: unknown): unknown {
  return typeof result === 'string' ? limitText(result) : result
}

import { findMethod } from '../library/findMethod'
import { refuse } from '../runtime/problem'
import { limitText, spend } from '../runtime/run'
import { compileItems } from './listPart'
import { noteUse, noteWrite } from './notes'
import { type Evaluate, isSkipped, type Link, type Member, type Part, SKIPPED } from './Part'

/** Methods that change what they belong to; `assign` changes what it is given first. */
const CHANGES =
  /^(?:push|pop|shift|unshift|splice|fill|sort|reverse|assign|set(?:UTC)?(?:Fu|Mo|Da|Ho|Mi|Se|Ti)\w+)$/

/** `callee(…)` and `object.key(…)`. */
export function callPart(
  { name, get, member }: Part,
  parameters: readonly Part[],
  link: Link,
): Part {
  const args = compileItems(parameters)
  if (member !== undefined) {
    noteCall(member, parameters)
    return { get: callMember(member, args, link) }
  }
  return {
    get(frame) {
      const callee = get(frame)
      if (isSkipped(callee, link)) return SKIPPED
      if (typeof callee !== 'function')
        refuse('unknown', `"${name ?? 'This'}" is not a function here`)
      spend(1)
      return limitResult(callee(...args(frame)))
    },
  }
}

function callMember(
  { object, key, link }: Member,
  args: (...given: Parameters<Evaluate>) => unknown[],
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

function noteCall({ constant }: Member, parameters: readonly Part[]): void {
  const name = String(constant)
  noteUse(`.${name}`)
  // `Object.keys(…)` is another thing.
  if (parameters.length === 0) noteUse(`.${name}()`)
  // A computed name may be that of any method.
  if (constant === undefined || CHANGES.test(name)) noteWrite()
}

function limitResult(result: unknown): unknown {
  return typeof result === 'string' ? limitText(result) : result
}

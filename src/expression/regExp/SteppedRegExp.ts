import { compileRegExp, type RegExpProgram } from './compileRegExp'
import { matchWithSteps } from './matchWithSteps'
import { parseRegExp } from './parseRegExp'

/**
 * A regular expression whose searches spend steps of the run.
 *
 * The engine's methods, such as `replace` and `split`, call `exec` where it is not their own, and make copies by its
 * constructor. So what they do with a match is theirs.
 * @see https://tc39.es/ecma262/#sec-regexpexec
 */
export class SteppedRegExp extends RegExp {
  #program: RegExpProgram | undefined

  override exec(text: string): RegExpExecArray | null {
    this.#program ??= compileRegExp(parseRegExp(this.source, this.flags), this.flags)
    const isPlaced = this.global || this.sticky
    const start = isPlaced ? Math.max(0, Math.trunc(this.lastIndex) || 0) : 0
    const slots = matchWithSteps(this.#program, text, start, this.sticky)
    if (isPlaced) this.lastIndex = slots?.[1] ?? 0
    return slots && toResult(this.#program, text, slots)
  }
}

/** What `exec` answers. */
function toResult(
  { groupCount, names }: RegExpProgram,
  input: string,
  slots: readonly number[],
): RegExpExecArray {
  const captured = Array.from({ length: groupCount + 1 }, (_, group) => {
    const [from = -1, to = -1] = slots.slice(2 * group, 2 * group + 2)
    return to < 0 ? undefined : input.slice(from, to)
  })
  const groups = Array.from(names, ([name, group]) => [name, captured[group]])
  return Object.assign(captured as unknown as RegExpExecArray, {
    index: slots[0] ?? 0,
    input,
    groups: names.size > 0 ? Object.fromEntries(groups) : undefined,
  })
}

import { MAX_CACHED } from '../runtime/limits'
import { compileRegExp, type RegExpProgram } from './compileRegExp'

/** Compiled expressions by flags and source. */
const programs = new Map<string, RegExpProgram>()

/**
 * A regular expression whose searches spend steps of the run.
 *
 * The engine's methods, such as `replace` and `split`, call an overridden `exec`, and create copies
 * with this constructor. They therefore process its matches as usual.
 * @see https://tc39.es/ecma262/#sec-regexpexec
 */
export class SteppedRegExp extends RegExp {
  override exec(text: string): RegExpExecArray | null {
    const { global, sticky, lastIndex } = this
    const program = programOf(this)
    const isPlaced = global || sticky
    const start = isPlaced ? Math.max(0, Math.trunc(lastIndex) || 0) : 0
    const slots = program.search(text, start, sticky)
    if (isPlaced) this.lastIndex = slots?.[1] ?? 0
    return slots && toResult(program, text, slots)
  }
}

/** Compiles at the first search, since a text may contain many expressions that it never uses. */
export function programOf({ source, flags }: RegExp): RegExpProgram {
  const key = `${flags}/${source}`
  const program = programs.get(key) ?? compileRegExp(source, flags)
  if (programs.size >= MAX_CACHED) programs.clear()
  programs.set(key, program)
  return program
}

/** Creates the result of `exec`. */
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

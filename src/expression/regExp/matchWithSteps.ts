import { refuse } from '../runtime/problem'
import { spend } from '../runtime/run'
import type { RegExpProgram, Slots } from './compileRegExp'
import { type FailureMemory, rememberFailures } from './rememberFailures'

/** A way that is still to be tried. */
interface Way {
  readonly at: number
  readonly index: number
  readonly slots: Slots
}

const INSTRUCTIONS_PER_STEP = 16
const SLOTS_PER_INSTRUCTION = 16

/** Ways that a search may leave for later. */
const MAX_WAYS = 500_000

/**
 * Searches `text` from `start` on, as the engine would, at the price of steps of the run.
 *
 * @param isSticky - Whether to search at `start` only.
 * @returns Where each group begins and ends, or `null` where nothing matches.
 * @throws The refusal of the step limit.
 */
export function matchWithSteps(
  program: RegExpProgram,
  text: string,
  start: number,
  isSticky: boolean,
): Slots | null {
  const { instructions, isUnicode, isSameText, slotCount } = program
  let count = 0

  function characterAt(index: number, isBackward: boolean): string {
    const unit = text[isBackward ? index - 1 : index] ?? ''
    if (!isUnicode || unit === '') return unit
    const pairStart = isBackward ? index - 2 : index
    const code = text.codePointAt(Math.max(0, pairStart)) ?? 0
    return code > 0xffff && pairStart >= 0 ? String.fromCodePoint(code) : unit
  }

  /** What a reference has to match, and where it then ends; -1 where it does not match. */
  function endOfReference(slots: Slots, slot: number, index: number, isBackward: boolean): number {
    const [from = -1, to = -1] = slots.slice(slot, slot + 2)
    const captured = from < 0 || to < 0 ? '' : text.slice(from, to)
    count += captured.length
    const end = isBackward ? index - captured.length : index + captured.length
    const found = text.slice(Math.max(0, Math.min(index, end)), Math.max(index, end))
    return isSameText(captured, found) ? end : -1
  }

  /** Runs the instructions from `at` on, up to the next `accept`. */
  function run(at: number, index: number, slots: Slots, memory: FailureMemory): Slots | null {
    const ways: Way[] = []
    for (;;) {
      count++
      if (count > INSTRUCTIONS_PER_STEP) {
        spend(count / INSTRUCTIONS_PER_STEP)
        count = 0
      }
      const instruction = instructions[at++]
      let fails = false
      switch (instruction?.type) {
        case 'character': {
          const character = characterAt(index, instruction.isBackward)
          fails = character === '' || !instruction.matches(character)
          index += instruction.isBackward ? -character.length : character.length
          break
        }
        case 'edge':
          instruction.holds.lastIndex = index
          fails = !instruction.holds.test(text)
          break
        case 'reference':
          index = endOfReference(slots, instruction.slot, index, instruction.isBackward)
          fails = index < 0
          break
        case 'split':
          fails = memory.hasFailed(instruction.id, index, slots)
          if (fails) break
          if (ways.push({ at: instruction.second, index, slots }) > MAX_WAYS) {
            refuse('limit', 'A regular expression can match in too many ways')
          }
          at = instruction.first
          break
        case 'jump':
          at = instruction.to
          break
        case 'keep':
          count += slotCount / SLOTS_PER_INSTRUCTION
          slots = fill(slots, instruction.slot, instruction.slot, index)
          break
        case 'forget':
          count += slotCount / SLOTS_PER_INSTRUCTION
          slots = fill(slots, instruction.first, instruction.last, -1)
          break
        case 'progress':
          fails = slots[instruction.slot] === index
          break
        case 'look': {
          const found = run(at, index, slots, rememberFailures(program, text))
          fails = (found === null) !== instruction.isNegated
          if (!instruction.isNegated && found) slots = found
          at = instruction.next
          break
        }
        default:
          return slots
      }
      if (fails) {
        const way = ways.pop()
        if (!way) return null
        ;({ at, index, slots } = way)
      }
    }
  }

  const empty: Slots = Array(slotCount).fill(-1)
  // Where it has failed once, it fails from any later start, too.
  const memory = rememberFailures(program, text)
  for (let index = start; index <= text.length; index += characterAt(index, false).length || 1) {
    const found = run(0, index, empty, memory)
    if (found || isSticky) return found
  }
  return null
}

function fill(slots: Slots, first: number, last: number, value: number): Slots {
  const filled = [...slots]
  for (let slot = first; slot <= last; slot++) filled[slot] = value
  return filled
}

import type { RegExpProgram, Slots } from './compileRegExp'

/** Bits that a search may take, and how many of them each of its choices pays for. */
const MAX_BITS = 2 ** 27
const BITS_PER_CHOICE = 256

/** From where a search has failed. */
export interface FailureMemory {
  /** Whether the search has chosen there before. It fails there again, or the search would have ended. */
  hasFailed(split: number, index: number, slots: Slots): boolean
}

/**
 * Bounds a search by the product of the lengths of the expression and of the text, once it goes on for long.
 *
 * What follows a choice depends on where in the text it stands, and on which turns of repeats have matched nothing so
 * far. On what groups have captured it depends through references only: with them, nothing is remembered.
 *
 * @see https://research.swtch.com/regexp2 – a search that "can't afford to explore a state twice"
 */
export function rememberFailures(program: RegExpProgram, text: string): FailureMemory {
  const { groupCount, splitCount, slotCount, hasReferences } = program
  const turnSlots = 2 * (groupCount + 1)
  const bitsPerIndex = splitCount * 2 ** (slotCount - turnSlots)
  const bits = bitsPerIndex * (text.length + 1)
  const choicesBefore = hasReferences || bits > MAX_BITS ? Infinity : bits / BITS_PER_CHOICE
  let choices = 0
  let failures: Uint8Array | null = null

  return {
    hasFailed(split, index, slots) {
      if (++choices < choicesBefore) return false
      failures ??= new Uint8Array(bits / 8 + 1)
      let bit = split
      for (let slot = turnSlots, weight = splitCount; slot < slotCount; slot++, weight *= 2) {
        if (slots[slot] === index) bit += weight
      }
      bit += index * bitsPerIndex
      const byte = Math.floor(bit / 8)
      const mask = 1 << (bit % 8)
      const known = failures[byte] ?? 0
      failures[byte] = known | mask
      return (known & mask) !== 0
    },
  }
}

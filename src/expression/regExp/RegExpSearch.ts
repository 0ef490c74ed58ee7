import { refuse } from '../runtime/problem'
import { spend } from '../runtime/run'

/** Start and end of each group, and starts of possibly empty iterations; -1 if unset. */
export type Slots = readonly number[]

/** Advances a search. Returns `false` if this alternative fails. */
export type Instruction = (search: RegExpSearch) => boolean

/** Layout shared by all instructions of a regular expression. */
export interface Layout {
  readonly isUnicode: boolean
  /** Slots of groups, two for each. Slots of loops with possibly empty iterations follow. */
  readonly groupSlots: number
  slotCount: number
  hasReferences: boolean
}

/** An alternative to try later. */
interface Way {
  readonly at: number
  readonly index: number
  readonly slots: Slots
}

/** Maximum number of alternatives that a search may store. */
const MAX_WAYS = 500_000

/** Maximum memory of a search in bits, and the bits that each earlier choice pays for. */
const MAX_BITS = 2 ** 27
const BITS_PER_CHOICE = 256

/**
 * Searches a text, and spends steps of the run.
 *
 * After a number of choices it starts to remember positions where it has chosen: a repeated choice
 * would fail again, otherwise the search would have ended. The product of instructions and text
 * length therefore bounds the search. With references to groups, it remembers nothing.
 * @see https://swtch.com/~rsc/regexp/regexp2.html
 */
export class RegExpSearch {
  /** Index of the next instruction. */
  at = 0
  index = 0
  slots: Slots = []
  private ways: Way[] = []
  private choices = 0
  private readonly bitsPerIndex: number
  private readonly choicesBefore: number
  private memory: Uint8Array | null = null

  constructor(
    readonly text: string,
    private readonly code: readonly Instruction[],
    private readonly layout: Layout,
  ) {
    const { slotCount, groupSlots, hasReferences } = layout
    this.bitsPerIndex = code.length * 2 ** (slotCount - groupSlots)
    const bits = this.bitsPerIndex * (text.length + 1)
    this.choicesBefore = hasReferences || bits > MAX_BITS ? Infinity : bits / BITS_PER_CHOICE
  }

  /** Returns start and end of each group if the text matches at `index`; else `null`. */
  run(index: number, slots: Slots): Slots | null {
    this.at = 0
    this.index = index
    this.slots = slots
    this.ways = []
    while (this.at < this.code.length) {
      spend(1 / 16)
      if (this.code[this.at++]?.(this)) continue
      const way = this.ways.pop()
      if (!way) return null
      this.at = way.at
      this.index = way.index
      this.slots = way.slots
    }
    return this.slots
  }

  /** Consumes and returns the next character; an empty string at the end. */
  take(way: 'forward' | 'backward'): string {
    const isBackward = way === 'backward'
    const { text, index } = this
    let character = text[isBackward ? index - 1 : index] ?? ''
    if (this.layout.isUnicode && character !== '') {
      const start = isBackward ? index - 2 : index
      const code = text.codePointAt(Math.max(0, start)) ?? 0
      if (code > 0xffff && start >= 0) character = String.fromCodePoint(code)
    }
    this.index += isBackward ? -character.length : character.length
    return character
  }

  /** Continues at the first instruction, and at the second one if the first fails. */
  choose(first: number, second: number): boolean {
    if (this.hasFailed()) return false
    if (this.ways.push({ at: second, index: this.index, slots: this.slots }) > MAX_WAYS) {
      refuse('limit', 'A regular expression can match in too many ways')
    }
    this.at = first
    return true
  }

  /**
   * Whether the same choice has been made before. It depends on the index, and on which iterations
   * have matched nothing so far.
   */
  private hasFailed(): boolean {
    if (++this.choices < this.choicesBefore) return false
    this.memory ??= new Uint8Array((this.bitsPerIndex * (this.text.length + 1)) / 8 + 1)
    const { groupSlots, slotCount } = this.layout
    let bit = this.index * this.bitsPerIndex + this.at
    for (let slot = groupSlots, weight = this.code.length; slot < slotCount; slot++, weight *= 2) {
      if (this.slots[slot] === this.index) bit += weight
    }
    const byte = Math.floor(bit / 8)
    const mask = 1 << (bit % 8)
    const known = this.memory[byte] ?? 0
    this.memory[byte] = known | mask
    return (known & mask) !== 0
  }

  fill(first: number, last: number, value: number): boolean {
    spend(this.slots.length / 256)
    const filled = [...this.slots]
    for (let slot = first; slot <= last; slot++) filled[slot] = value
    this.slots = filled
    return true
  }

  /** Evaluates a lookahead or lookbehind, and keeps the groups that it captures. */
  look(code: readonly Instruction[], isNegated: boolean): boolean {
    const found = new RegExpSearch(this.text, code, this.layout).run(this.index, this.slots)
    if (found && !isNegated) this.slots = found
    return (found === null) === isNegated
  }
}

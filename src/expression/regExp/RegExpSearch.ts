import { refuse } from '../runtime/problem'
import { spend } from '../runtime/run'

/** Where each group begins and ends, and where turns of repeats have begun; -1 for nowhere. */
export type Slots = readonly number[]

/** Moves a search on. Gives `false` where it cannot go on this way. */
export type Instruction = (search: RegExpSearch) => boolean

/** Shared by all instructions of a regular expression. */
export interface Layout {
  readonly isUnicode: boolean
  /**
   * Slots of the groups, two for each. Those of repeats whose turns could match nothing come after
   * them.
   */
  readonly groupSlots: number
  slotCount: number
  hasReferences: boolean
}

/** A way that is still to be tried. */
interface Way {
  readonly at: number
  readonly index: number
  readonly slots: Slots
}

/** Ways that a search may leave for later. */
const MAX_WAYS = 500_000

/**
 * Bits that the memory of a search may take, and how many of them each choice before it pays for.
 */
const MAX_BITS = 2 ** 27
const BITS_PER_CHOICE = 256

/**
 * Searches a text with instructions, at the price of steps of the run.
 *
 * After a while it remembers where it has chosen before: it fails there again, or it would have
 * ended. So the product of the lengths of instructions and text bounds it, except with references
 * to groups: there, nothing is remembered.
 * @see https://swtch.com/~rsc/regexp/regexp2.html
 */
export class RegExpSearch {
  /** The next instruction. */
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

  /** Where each group begins and ends if the text matches at `index`; `null` where it does not. */
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

  /** Passes the next character, and gives it; an empty text at the end. */
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

  /** Goes on at one instruction, and at another one if that fails. */
  choose(first: number, second: number): boolean {
    if (this.hasFailed()) return false
    if (this.ways.push({ at: second, index: this.index, slots: this.slots }) > MAX_WAYS) {
      refuse('limit', 'A regular expression can match in too many ways')
    }
    this.at = first
    return true
  }

  /**
   * The outcome depends on the index, and on which turns of repeats have matched nothing so far.
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

  /** Looks ahead or back, and keeps what groups have captured there. */
  look(code: readonly Instruction[], isNegated: boolean): boolean {
    const found = new RegExpSearch(this.text, code, this.layout).run(this.index, this.slots)
    if (found && !isNegated) this.slots = found
    return (found === null) === isNegated
  }
}

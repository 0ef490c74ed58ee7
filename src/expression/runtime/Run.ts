import type { Frame } from './frames'
import {
  CALL_STEPS,
  LATE_STEPS,
  MAX_DEPTH,
  MAX_LIST_LENGTH,
  MAX_STEPS,
  MAX_TEXT_LENGTH,
  STEPS_PER_MILLISECOND,
} from './limits'
import { refuse } from './problem'
import type { Scope } from './Scope'

/** What a run may write to. */
export interface Ownership {
  /** Adds an object that the run made. */
  own(made: object): void
  /** Whether the run may write to `object`. Whoever asks is about to. */
  claim(object: object): boolean
  /** What a value becomes that is put into an object of the run: one that the run may write to. */
  adopt(value: unknown): unknown
}

/** How a text has to be run. */
export interface Traits {
  readonly source: string
  /** Top-level keys of the state that it reads; `null` when it may read any. */
  readonly reads: readonly string[] | null
  /** Whether it changes objects or lists, be they only its own. */
  readonly mutates: boolean
}

const NONE: never[] = []

/**
 * One run of a text, with what it may reach, write to and spend. Functions that it makes belong to
 * it for good, and open it again when they are called after its end.
 *
 * It is the outermost frame of its variables as well.
 */
export class Run implements Frame {
  readonly run: Run
  readonly outer: null
  readonly names: readonly string[]
  readonly values: unknown[]
  readonly scope: Scope
  readonly traits: Traits
  /** Knows what may be written to; `null` where the text writes to nothing. */
  readonly owner: Ownership | null
  isOpen: boolean
  /** Whether something was to be written to that the run may not write to. */
  wasRefused: boolean
  /** How many functions of the text have called each other. */
  depth: number
  private steps: number
  private filledAt: number

  constructor(scope: Scope, traits: Traits, owner: Ownership | null = null) {
    this.run = this
    this.outer = null
    this.names = NONE
    this.values = NONE
    this.scope = scope
    this.traits = traits
    this.owner = owner
    this.isOpen = false
    this.wasRefused = false
    this.depth = 0
    this.steps = MAX_STEPS
    this.filledAt = Number.NEGATIVE_INFINITY
  }

  /** Does a piece of the work of this run. */
  during<T>(task: (run: Run) => T): T {
    this.isOpen = true
    this.depth = 1
    try {
      return task(this)
    } finally {
      this.isOpen = false
    }
  }

  /** Does a piece of the work of `caller`, at its expense. */
  duringCall<T>(caller: Run, task: (run: Run) => T): T {
    const { steps } = this
    caller.spend(CALL_STEPS)
    this.steps = caller.steps
    try {
      return this.during(task)
    } finally {
      caller.steps = this.steps
      this.steps = steps
    }
  }

  /**
   * Makes ready for a call after the end. Steps come back with time only, so that promises that
   * call each other without end use up what is left.
   */
  reopen(): void {
    const now = performance.now()
    const regained = (now - this.filledAt) * STEPS_PER_MILLISECOND
    this.steps = Math.min(MAX_STEPS, Math.max(0, this.steps) + regained) - LATE_STEPS
    this.filledAt = now
  }

  spend(count: number): void {
    this.steps -= count
    if (this.steps < 0) refuse('limit', `More than ${MAX_STEPS} steps`)
  }

  /** Counts a call of a function of the text. */
  enterCall(weight: number): void {
    this.spend(weight)
    if (this.depth >= MAX_DEPTH) refuse('limit', 'Functions call each other too deep')
    this.depth++
  }

  leaveCall(): void {
    this.depth--
  }

  /** Passes a text of bearable length, at a price for long ones. */
  limitText(text: string): string {
    this.limitLength(text.length, MAX_TEXT_LENGTH)
    this.spend(text.length / 4_096)
    return text
  }

  /** Passes a list of bearable length, at a price for long ones. */
  limitList<T extends readonly unknown[]>(list: T): T {
    this.limitLength(list.length, MAX_LIST_LENGTH)
    this.spend(list.length / 16)
    return list
  }

  limitLength(length: number, most: number): void {
    if (length > most) refuse('limit', `A text or list longer than ${most}`)
  }

  /** Remembers that the run made `value`, and may therefore write to it. */
  own<T extends object>(value: T): T {
    if (this.owner !== null) {
      this.spend(4)
      this.owner.own(value)
    }
    return value
  }

  /** Whether the run may write to `value`. Whoever asks is about to. */
  isOwned(value: object): boolean {
    const isOwn = this.owner?.claim(value) === true
    if (!isOwn) this.wasRefused = true
    return isOwn
  }

  /** A value of the page's own as the run may write to it, once it is part of the state. */
  adopt(value: unknown): unknown {
    return this.owner === null ? value : this.owner.adopt(value)
  }
}

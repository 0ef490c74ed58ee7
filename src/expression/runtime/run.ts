import { MAX_DEPTH, MAX_LIST_LENGTH, MAX_STEPS, MAX_TEXT_LENGTH } from './limits'
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

/**
 * One run of a text, with what it may reach, write to and spend. Functions that it makes belong to
 * it for good, and open it again when they are called after its end.
 */
export interface Run {
  readonly scope: Scope
  readonly traits: Traits
  /** Knows what may be written to; `null` where the text writes to nothing. */
  readonly owner: Ownership | null
  isOpen: boolean
  /** Whether something was to be written to that the run may not write to. */
  wasRefused: boolean
  /** How many functions of the text have called each other. */
  depth: number
  steps: number
}

/** The run whose work is being done. Nothing waits inside of it. */
let current = createRun({ state: {} }, { source: '', reads: [], mutates: false })

export function createRun(scope: Scope, traits: Traits, owner: Ownership | null = null): Run {
  return {
    scope,
    traits,
    owner,
    isOpen: false,
    wasRefused: false,
    depth: 0,
    steps: MAX_STEPS,
  }
}

export function currentRun(): Run {
  return current
}

export function currentScope(): Scope {
  return current.scope
}

/** Does a piece of the work of a run. */
export function during<T>(run: Run, task: () => T): T {
  const outer = current
  const { isOpen } = run
  current = run
  run.isOpen = true
  if (!isOpen) run.depth = 1
  try {
    return task()
  } finally {
    current = outer
    run.isOpen = isOpen
  }
}

export function spend(count: number): void {
  current.steps -= count
  if (current.steps < 0) refuse('limit', `More than ${MAX_STEPS} steps`)
}

/** Counts a call of a function of the text. */
export function enterCall(weight: number): void {
  spend(weight)
  if (current.depth >= MAX_DEPTH) refuse('limit', 'Calls nest too deep')
  current.depth++
}

export function leaveCall(): void {
  current.depth--
}

/** Passes a text of bearable length, at a price for long ones. */
export function limitText(text: string): string {
  limitLength(text.length, MAX_TEXT_LENGTH)
  spend(text.length / 4_096)
  return text
}

/** Passes a list of bearable length, at a price for long ones. */
export function limitList<T extends readonly unknown[]>(list: T): T {
  limitLength(list.length, MAX_LIST_LENGTH)
  spend(list.length / 16)
  return list
}

export function limitLength(length: number, most: number): void {
  if (length > most) refuse('limit', `A text or list longer than ${most}`)
}

/** Remembers that the run made `value`, and may therefore write to it. */
export function own<T extends object>(value: T): T {
  if (current.owner !== null) {
    spend(4)
    current.owner.own(value)
  }
  return value
}

/** Whether the run may write to `value`. Whoever asks is about to. */
export function isOwned(value: object): boolean {
  const isOwn = current.owner?.claim(value) === true
  if (!isOwn) current.wasRefused = true
  return isOwn
}

/** A value of the page's own as the run may write to it, once it is part of the state. */
export function adopt(value: unknown): unknown {
  return current.owner === null ? value : current.owner.adopt(value)
}

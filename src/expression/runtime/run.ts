import { MAX_DEPTH, MAX_LIST_LENGTH, MAX_STEPS, MAX_TEXT_LENGTH } from './limits'
import { refuse } from './problem'
import type { Scope } from './Scope'

/** The objects that a run may write to. */
export interface Ownership {
  /** Adds an object that the run made. */
  own(made: object): void
  /** Whether the run may write to `object`. Asking counts as a write. */
  claim(object: object): boolean
  /** Turns a value that is put into an object of the run into one that the run may write to. */
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

/** One run of a text: what it may reach and write to, and what it has left to spend. */
export interface Run {
  readonly scope: Scope
  readonly traits: Traits
  readonly owned: Ownership | null
  steps: number
  /** How many functions of texts have called each other. */
  depth: number
  /** Names that were nowhere. */
  missing?: Set<string>
}

/** Stands in for a run while there is none. The page's own calls then cost no steps. */
const IDLE: Run = {
  scope: { state: {} },
  traits: { source: '', reads: null, mutates: false },
  owned: null,
  steps: Number.POSITIVE_INFINITY,
  depth: 0,
}

/**
 * The run that is under way. Nothing waits inside an expression, so that one variable is enough for
 * it.
 */
let current = IDLE

/** Runs a compiled text. A run within another one, through the host page, leaves that as it was. */
export function runIn<T>(scope: Scope, traits: Traits, owned: Ownership | null, task: () => T): T {
  const outer = current
  current = { scope, traits, owned, steps: MAX_STEPS, depth: outer.depth + 1 }
  try {
    const value = task()
    reportMissing(current)
    return value
  } finally {
    current = outer
  }
}

export function currentRun(): Run {
  return current
}

/** Whether no text is running: the page itself calls, a timer, or a promise. */
export function isIdle(): boolean {
  return current === IDLE
}

export function currentScope(): Scope {
  return current.scope
}

/**
 * Notes a name that is nowhere. The run goes on, and reports it at its end: the value is
 * `undefined`.
 */
export function noteMissing(name: string): void {
  current.missing ??= new Set()
  current.missing.add(name)
}

function reportMissing({ missing, scope, traits }: Run): void {
  for (const name of missing ?? []) {
    const message = `"${name}" is not defined here`
    scope.report?.({ kind: 'unknown', message, position: null, source: traits.source })
  }
}

export function spend(count: number): void {
  current.steps -= count
  if (current.steps < 0) refuse('limit', `More than ${MAX_STEPS} steps`)
}

/** Counts a call of a function of the text. An error ends the run, and the count with it. */
export function enterCall(weight: number): void {
  spend(weight)
  if (++current.depth > MAX_DEPTH) refuse('limit', 'Functions call each other too deeply')
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
  if (length > most) refuse('limit', `A text or list is longer than ${most}`)
}

/** Remembers that the run made `value`, and may therefore write to it. */
export function own<T extends object>(value: T): T {
  current.owned?.own(value)
  return value
}

export function isOwned(value: object): boolean {
  return current.owned?.claim(value) ?? false
}

/** A value of the page's own as the run may write to it, once it is in the state. */
export function adopt(value: unknown): unknown {
  return current.owned?.adopt(value) ?? value
}

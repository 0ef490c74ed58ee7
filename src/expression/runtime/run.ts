import { LETTERS_PER_STEP, MAX_DEPTH, MAX_LIST_LENGTH, MAX_STEPS, MAX_TEXT_LENGTH } from './limits'
import { refuse } from './problem'
import type { Scope } from './Scope'

/** Objects that a run may write to. */
export interface Ownership {
  /** Registers an object that the run created. */
  own(made: object): void
  /** Whether the run may write to `object`. Asking counts as a write. */
  claim(object: object): boolean
  /** Converts a value to one that the run may write to, before it is put into an object. */
  adopt(value: unknown): unknown
}

/** Properties of a text that decide how it runs. */
export interface Traits {
  readonly source: string
  /** Top-level keys of the state that it reads; `null` when it may read any. */
  readonly reads: readonly string[] | null
  /** Whether it may mutate objects or lists, even ones that it created. */
  readonly mutates: boolean
}

/** One run of a text: its scope, its ownership and its remaining steps. */
export interface Run {
  readonly scope: Scope
  readonly traits: Traits
  readonly owned: Ownership | null
  steps: number
  /** Current depth of nested function calls. */
  depth: number
  /** Undefined names that the text has read. */
  missing?: Set<string>
}

/** Stands in while no text runs, so that calls by the page cost no steps. */
const IDLE: Run = {
  scope: { state: {} },
  traits: { source: '', reads: null, mutates: false },
  owned: null,
  steps: Number.POSITIVE_INFINITY,
  depth: 0,
}

/** The active run. Runs are synchronous, so a single variable is enough. */
let current = IDLE

/** Runs a compiled text. A nested run, which the host page starts, restores the outer one. */
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

/** Whether no text is running, as when the page, a timer or a promise calls a function. */
export function isIdle(): boolean {
  return current === IDLE
}

export function currentScope(): Scope {
  return current.scope
}

/** Records an undefined name. The run continues, and reports it at the end. */
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

/** Counts a call of a function of the text. An error ends the run and with it the count. */
export function enterCall(weight: number): void {
  spend(weight)
  if (++current.depth > MAX_DEPTH) refuse('limit', 'Functions call each other too deeply')
}

export function leaveCall(): void {
  current.depth--
}

/** Returns a text within the limit, and charges for long ones. Returns other values unchanged. */
export function limitText<T>(value: T): T {
  if (typeof value === 'string') {
    limitLength(value.length, MAX_TEXT_LENGTH)
    spend(value.length / LETTERS_PER_STEP)
  }
  return value
}

/** Charges for a text that the engine reads. Returns any value unchanged. */
export function readText<T>(value: T): T {
  if (typeof value === 'string') spend(value.length / 64)
  return value
}

/** Returns a list within the limit, and charges for long ones. */
export function limitList<T extends readonly unknown[]>(list: T): T {
  limitLength(list.length, MAX_LIST_LENGTH)
  spend(list.length / 16)
  return list
}

export function limitLength(length: number, most: number): void {
  if (length > most) refuse('limit', `A text or list is longer than ${most}`)
}

/** Records that the run created `value`, and may therefore write to it. */
export function own<T extends object>(value: T): T {
  current.owned?.own(value)
  return value
}

export function isOwned(value: object): boolean {
  return current.owned?.claim(value) ?? false
}

/** Converts a value of the page to one that the run may write to, before it enters the state. */
export function adopt(value: unknown): unknown {
  return current.owned?.adopt(value) ?? value
}

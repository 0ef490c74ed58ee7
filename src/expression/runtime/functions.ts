import { Run } from './Run'

/** Any function or class. */
export type Callable = (...args: never[]) => unknown

/** What is known of a function of the language: one that a text made, or a built-in one. */
export interface FunctionTraits {
  call(run: Run, self: unknown, args: unknown[]): unknown
  /** Whether a text made it. */
  readonly isMade?: boolean
  /** As `Number.isInteger` of `Number`. */
  readonly members?: object
}

/** Where a function keeps what is known of it: no text can name a symbol. */
const TRAITS = Symbol('traits')

const NO_TRAITS = { source: '', reads: [], mutates: false }

/** What is known of a function; `undefined` for those of the page. */
export function functionTraits(value: unknown): FunctionTraits | undefined {
  return typeof value === 'function' ? (value as { [TRAITS]?: FunctionTraits })[TRAITS] : undefined
}

export function rememberFunction<T extends object>(callable: T, traits: FunctionTraits): T {
  return Object.assign(callable, { [TRAITS]: traits })
}

/** Makes a built-in function. Called by the page, it works for a run of its own. */
export function libraryFunction(
  call: (run: Run, ...args: unknown[]) => unknown,
  members?: object,
): (...args: unknown[]) => unknown {
  const callable = (...args: unknown[]) => call(new Run({ state: {} }, NO_TRAITS), ...args)
  return rememberFunction(callable, { members, call: (run, _, args) => call(run, ...args) })
}

export function callFunction(run: Run, callable: object, self: unknown, args: unknown[]): unknown {
  const traits = functionTraits(callable)
  return traits ? traits.call(run, self, args) : Reflect.apply(callable as Callable, self, args)
}

/** What the engine may call in the place of a function, for this run. */
export function toCallback(run: Run, value: unknown): unknown {
  const traits = functionTraits(value)
  if (traits === undefined) return value
  return (...args: unknown[]) => traits.call(run, undefined, args)
}

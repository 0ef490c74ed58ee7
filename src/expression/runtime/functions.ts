/** Any function or class. */
export type Callable = (...args: never[]) => unknown

/** What is known of a function of the language: one that a text made, or a built-in one. */
export interface FunctionTraits {
  /** Of one that a text made: calls it with a `this`. */
  readonly call?: (self: unknown, args: unknown[]) => unknown
  /** As `Number.isInteger` of `Number`. */
  readonly members?: object
}

/** Where a function keeps what is known of it: no text can name a symbol. */
const TRAITS = Symbol('traits')

/** What is known of a function; `undefined` for those of the page. */
export function functionTraits(value: unknown): FunctionTraits | undefined {
  return typeof value === 'function' ? (value as { [TRAITS]?: FunctionTraits })[TRAITS] : undefined
}

/** Takes in a function of the language. */
export function withTraits<T extends object>(callable: T, traits: FunctionTraits): T {
  return Object.assign(callable, { [TRAITS]: traits })
}

export function callFunction(callable: object, self: unknown, args: unknown[]): unknown {
  const call = functionTraits(callable)?.call
  return call ? call(self, args) : Reflect.apply(callable as Callable, self, args)
}

/** Makes a built-in function, with what it has itself. */
export function libraryFunction(
  call: (...args: unknown[]) => unknown,
  members?: object,
): (...args: unknown[]) => unknown {
  return withTraits(call, { members: members ?? {} })
}

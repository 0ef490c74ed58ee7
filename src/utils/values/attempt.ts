/** The result of `run`; `otherwise`, by default `undefined`, if it throws. */
export function attempt<Result>(run: () => Result): Result | undefined
export function attempt<Result>(run: () => Result, otherwise: Result): Result
export function attempt<Result>(run: () => Result, otherwise?: Result): Result | undefined {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/** Runs a text in JavaScript, with the state's keys as names. */
export function runNatively<T extends object>(
  body: string,
  state: T,
): { state: T; value: unknown } {
  try {
    const run = new Function('state', `with (state) { return (function () { ${body} })() }`)
    return { state, value: run(state) }
  } catch {
    return { state, value: undefined }
  }
}

/** Converts a text to the body of a function. An expression becomes its return value. */
export function bodyOf(text: string): string {
  try {
    new Function(`return (${text}\n)`)
    return `return (${text}\n)`
  } catch {
    return text
  }
}

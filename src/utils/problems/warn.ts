const said = new Set<string>()

/**
 * Prints a warning about content or set-up, once per text and page.
 *
 * @param message - Problem, quoting the value, and its remedy; without the `SiteBlocks:` prefix.
 * @param detail - Value that the console prints beside the message.
 */
export function warnOnce(message: string, detail?: unknown): void {
  print('warn', message, detail)
}

/** Like {@link warnOnce}, but prints only the first message of a kind. */
export function warnOncePerKind(kind: string, message: string): void {
  print('warn', message, undefined, kind)
}

/** Like {@link warnOnce}, for errors that prevented content from being shown. */
export function errorOnce(message: string, detail?: unknown): void {
  print('error', message, detail)
}

/** Like {@link warnOnce}, for what is no mistake. */
export function infoOnce(message: string): void {
  print('info', message, undefined)
}

/** Prints the output of content's own code unchanged. */
export function printAs(level: 'log' | 'info' | 'warn' | 'error', parts: readonly unknown[]): void {
  console[level](...parts)
}

/** Allows every message to be printed again. For tests. */
export function forgetWarnings(): void {
  said.clear()
}

function print(
  level: 'info' | 'warn' | 'error',
  message: string,
  detail: unknown,
  kind = message,
): void {
  if (said.has(kind)) return
  said.add(kind)
  // Text after a line break in quoted content could look like a separate message.
  const text = `SiteBlocks: ${message.replace(/\s+/g, ' ')}`
  if (detail === undefined) console[level](text)
  else console[level](text, detail)
}

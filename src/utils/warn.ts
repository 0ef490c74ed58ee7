const said = new Set<string>()

/**
 * Prints a mistake in content or set-up, once for each text and page.
 *
 * @param message - The problem, quoting the value, and its remedy; without the speaker's name.
 * @param detail - Shown beside it, for the console to unfold.
 */
export function warnOnce(message: string, detail?: unknown): void {
  print('warn', message, detail)
}

/** As {@link warnOnce}, of all texts of a kind only the first. */
export function warnOncePerKind(kind: string, message: string): void {
  print('warn', message, undefined, kind)
}

/** As {@link warnOnce}, for what kept content from being shown. */
export function errorOnce(message: string, detail?: unknown): void {
  print('error', message, detail)
}

/** Prints what content itself asks to be printed, as it is. */
export function printAs(level: 'log' | 'info' | 'warn' | 'error', parts: readonly unknown[]): void {
  console[level](...parts)
}

/** Lets every message be said again. For tests. */
export function forgetWarnings(): void {
  said.clear()
}

function print(level: 'warn' | 'error', message: string, detail: unknown, kind = message): void {
  if (said.has(kind)) return
  said.add(kind)
  // Quoted content must not look like another message.
  const text = `SiteBlocks: ${message.replace(/\s+/g, ' ')}`
  if (detail === undefined) console[level](text)
  else console[level](text, detail)
}

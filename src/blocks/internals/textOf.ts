/** The text of an option. Numbers as they print; what is neither is no text. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value : ''
}

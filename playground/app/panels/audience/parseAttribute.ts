/** What is typed as an attribute: a number, true, false or a list where it reads as one, and text otherwise. */
export function parseAttribute(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Writes what {@link parseAttribute} reads. Texts stand without quotes where they can. */
export function formatAttribute(value: unknown): string {
  return typeof value === 'string' && parseAttribute(value) === value
    ? value
    : (JSON.stringify(value) ?? '')
}

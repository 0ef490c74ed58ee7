/** Decodes percent-encoded text; `undefined` when it is malformed. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

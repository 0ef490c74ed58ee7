/** The text that a percent-encoded one stands for; `undefined` where it is malformed. */
export function decodeUri(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

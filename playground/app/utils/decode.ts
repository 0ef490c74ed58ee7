/** The URI-decoded text, or the text itself where that is impossible. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

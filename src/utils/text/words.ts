/** The words of a text, which white space separates. */
export function words(text = ''): readonly string[] {
  return text.match(/\S+/g) ?? []
}

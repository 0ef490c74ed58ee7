/** Whether a text has every word of a search, whatever their case. */
export function hasWords(text: string, search: string): boolean {
  const given = text.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => given.includes(word))
}

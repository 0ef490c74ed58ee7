/** Splits CSS text at each `separator` that stands outside of brackets. Parts are trimmed, empty ones left out. */
export function splitTopLevel(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const char of text) {
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth === 0 && separator.test(char)) {
      parts.push(part.trim())
      part = ''
    } else {
      part += char
    }
  }
  parts.push(part.trim())
  return parts.filter((piece) => piece !== '')
}

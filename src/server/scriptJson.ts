/**
 * JSON as it may stand in a `<script>`, whatever it holds: no tag ends the element early, and no line ends
 * where older scripts take a character for the end of one.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

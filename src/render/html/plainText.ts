/** Comments, and elements that show nothing of what is written in them. */
const UNSEEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title|iframe|noscript|object)\b[\s\S]*?(?:<\/\1\b[^>]*>?|$)/gi
const LINE_END =
  /<(?:br|hr|\/(?:p|div|h\d|li|ul|ol|dl|d[dt]|tr|table|pre|blockquote|section))\b[^>]*>?/gi
const TAG = /<[/!?]?[a-z][^>]*>?/gi
const REFERENCE = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos|nbsp));/gi

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** What HTML says, without its markup: a line for each paragraph. */
export function plainText(html: string): string {
  return html
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
    .replace(REFERENCE, (_, decimal, hex, name) =>
      name
        ? (NAMED[name.toLowerCase()] ?? '')
        : String.fromCodePoint(Number(decimal ?? `0x${hex}`)),
    )
    .trim()
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** What an attribute's value in written HTML means. */
export function decodeHtml(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi,
    (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      if (name) return NAMED[name] ?? whole
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
}

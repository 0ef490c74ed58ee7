/**
 * A pattern that finds `text` in code: spaces and line breaks do not count, `…` is anything, as short as can be.
 *
 * Names and numbers are found whole only.
 */
export function patternOf(text: string, flags: 'g' | 'y'): RegExp {
  const tokens = text.match(/[\w$]+|[^\w$\s]/g) ?? []
  const parts = tokens.map((token) => {
    if (token === '…') return '[^]*?'
    if (/^[\w$]/.test(token)) return `(?<![\\w$])${token.replace(/\$/g, '\\$')}(?![\\w$])`
    return `\\${token}`
  })
  return new RegExp(parts.join('\\s*'), flags)
}

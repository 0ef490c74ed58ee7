/** How many attributes stand on one line with their tag. */
const MOST_ON_A_LINE = 2

/** Names and values of attributes; `true` for those that have none. */
export type HtmlAttributes = readonly (readonly [name: string, value: string | true])[]

/** An element without content, with an attribute a line where there are many. */
export function htmlTag(name: string, attributes: HtmlAttributes): string {
  const written = attributes.map(([attribute, value]) =>
    value === true ? attribute : `${attribute}=${quoteAttribute(value)}`,
  )
  if (written.length <= MOST_ON_A_LINE) return `<${[name, ...written].join(' ')}></${name}>`
  return `<${name}\n${written.map((one) => `  ${one}\n`).join('')}></${name}>`
}

function quoteAttribute(value: string): string {
  const escaped = value.replace(/&/g, '&amp;').replace(/</g, '&lt;')
  // JSON reads better between single quotes.
  if (value.includes('"') && !value.includes("'")) return `'${escaped}'`
  return `"${escaped.replace(/"/g, '&quot;')}"`
}

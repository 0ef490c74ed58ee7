/** A JavaScript string that cannot end the script element that it stands in. */
export function quoteString(value: string): string {
  const inner = JSON.stringify(value).slice(1, -1).replace(/\\"/g, '"')
  return `'${inner.replace(/'/g, "\\'").replace(/</g, '\\u003c')}'`
}

/** JSON as JavaScript writes it, on one line. */
export function writeValue(value: unknown): string {
  if (typeof value === 'string') return quoteString(value)
  if (Array.isArray(value)) return `[${value.map(writeValue).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(JSON.stringify(value) ?? 'null')
  const fields = Object.entries(value).map(([name, one]) => `${writeKey(name)}: ${writeValue(one)}`)
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}

function writeKey(name: string): string {
  // Written plainly, it would be the prototype of the object.
  if (name === '__proto__') return "['__proto__']"
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quoteString(name)
}

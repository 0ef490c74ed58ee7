/**
 * Expands `$&`, `$1`, `$<name>` and the like in a replacement.
 *
 * @param found - Arguments of a replacing function: the match, the groups, the index, the text, the
 *   named groups.
 * @see https://tc39.es/ecma262/#sec-getsubstitution
 */
export function expandReplacement(template: string, found: readonly unknown[]): string {
  const last = found.at(-1)
  const named = typeof last === 'string' ? undefined : last
  const [index, text] = found.slice(named ? -3 : -2) as [number, string]
  const groups = found.slice(0, named ? -3 : -2)
  const match = String(groups[0])

  function expand(whole: string, sign?: string, digits = '', name?: string): string {
    if (sign === '$') return '$'
    if (sign === '&') return match
    if (sign === '`') return text.slice(0, index)
    if (sign === "'") return text.slice(index + match.length)
    if (name !== undefined) return named ? textOf((named as Record<string, unknown>)[name]) : whole
    if (Number(digits) > 0 && Number(digits) < groups.length) return textOf(groups[Number(digits)])
    const first = Number(digits[0])
    const isShort = digits.length > 1 && first > 0 && first < groups.length
    return isShort ? textOf(groups[first]) + digits.slice(1) : whole
  }

  return template.replace(/\$(?:([$&`'])|(\d\d?)|<([^>]*)>)/g, expand)
}

function textOf(group: unknown): string {
  return group === undefined ? '' : String(group)
}

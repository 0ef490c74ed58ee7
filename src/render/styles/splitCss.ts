/** A rule, an at-rule or a declaration. */
export interface CssStatement {
  /** Text before the braces, or all of it if there are none. Comments are removed. */
  readonly head: string
  /** Text inside the braces; `null` without braces. */
  readonly body: string | null
}

/**
 * Matches comments, strings and addresses, whose braces and semicolons have no meaning; all other
 * braces and semicolons; and the marks that once hid CSS from old browsers.
 */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\(\s*(?!["'\s])[^)]*\)?|\\[\s\S]|<!--|-->|[{};]/gi

/**
 * Splits a style sheet or the body of a rule into statements, one level deep, without interpreting
 * them.
 *
 * Like in browsers, open braces are closed at the end. A stray closing brace is skipped.
 */
export function splitCss(css: string): CssStatement[] {
  const statements: CssStatement[] = []
  let text = ''
  let bodyStart = -1
  let depth = 0
  let done = 0

  function finish(): void {
    const head = (bodyStart < 0 ? text : text.slice(0, bodyStart)).trim()
    if (head) statements.push({ head, body: bodyStart < 0 ? null : text.slice(bodyStart) })
    text = ''
    bodyStart = -1
  }

  for (const match of css.matchAll(TOKEN)) {
    const [token] = match
    text += css.slice(done, match.index)
    done = match.index + token.length
    if (token.startsWith('/*') || (depth === 0 && /^(?:<!--|-->)$/.test(token))) {
      text += ' '
    } else if (depth === 0 && token === ';') {
      finish()
    } else if (depth === 0 && token === '{') {
      depth = 1
      bodyStart = text.length
    } else if (token === '}' && depth <= 1) {
      if (depth === 1) finish()
      depth = 0
    } else {
      if (token === '{') depth++
      if (token === '}') depth--
      text += token
    }
  }
  text += css.slice(done) + '}'.repeat(Math.max(depth - 1, 0))
  finish()
  return statements
}

/** Names and values of the declarations in `css`, unchanged. */
export function declarationsIn(css: string): [name: string, value: string][] {
  return splitCss(css).flatMap(({ head }): [string, string][] => {
    const [, name, value] = /^([\w-]+)\s*:\s*([\s\S]*)$/.exec(head) ?? []
    return name && value ? [[name, value]] : []
  })
}

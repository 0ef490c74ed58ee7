/** A rule, an at-rule or a declaration. */
export interface CssStatement {
  /** Everything before the braces; all of it, without braces. Without comments. */
  readonly head: string
  /** Everything between the braces; `null` without braces. */
  readonly body: string | null
}

/**
 * Text in which braces and semicolons mean nothing, those that do, and the marks that once hid CSS
 * from old browsers.
 */
const TOKEN =
  /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\[\s\S])*"?|'(?:[^'\\\n]|\\[\s\S])*'?|url\(\s*(?!["'\s])[^)]*\)?|\\[\s\S]|<!--|-->|[{};]/gi

/**
 * Takes a style sheet, or the inside of a rule, apart: one step deep, without asking what it means.
 *
 * Open braces are closed at the end, as browsers do; a stray closing brace is skipped.
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

/** Names and values of the declarations in `css`, as they are written. */
export function declarationsIn(css: string): [name: string, value: string][] {
  return splitCss(css).flatMap(({ head }): [string, string][] => {
    const [, name, value] = /^([\w-]+)\s*:\s*([\s\S]*)$/.exec(head) ?? []
    return name && value ? [[name, value]] : []
  })
}

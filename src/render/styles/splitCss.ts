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

/** Splits CSS after each semicolon and brace. Comments are removed. */
function cssParts(css: string): [text: string, end: string][] {
  const parts: [string, string][] = []
  let text = ''
  let done = 0
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    text += css.slice(done, index)
    done = index + token.length
    if (/^[{};]$/.test(token)) {
      parts.push([text, token])
      text = ''
    } else text += /^(?:\/\*|<!|--)/.test(token) ? ' ' : token
  }
  parts.push([text + css.slice(done), ''])
  return parts
}

/**
 * Splits a style sheet or the body of a rule into statements, one level deep, without interpreting
 * them.
 *
 * Like in browsers, open braces are closed at the end. A stray closing brace is skipped.
 */
export function splitCss(css: string): CssStatement[] {
  const statements: CssStatement[] = []
  let head = ''
  let body = ''
  let depth = 0

  function finish(inside: string | null): void {
    head = head.trim()
    if (head) statements.push({ head, body: inside })
    head = ''
    body = ''
  }

  for (const [text, end] of cssParts(css)) {
    if (depth > 0) {
      body += text
      if (end === '{') depth++
      if (end === '}') depth--
      if (depth > 0) body += end
      else finish(body)
    } else {
      head += text
      if (end === '{') depth = 1
      else if (end !== '}') finish(null)
    }
  }
  if (depth > 0) finish(body + '}'.repeat(depth - 1))
  return statements
}

const DECLARATION = /^(\s*([\w-]+)\s*:\s*)([\s\S]*)/

/** Names and values of the declarations in `css`, unchanged. */
export function declarationsIn(css: string): [name: string, value: string][] {
  return splitCss(css).flatMap(({ head }): [string, string][] => {
    const [, , name, value] = DECLARATION.exec(head) ?? []
    return name && value ? [[name, value]] : []
  })
}

/** Changes the values of all declarations in `css`, also of nested rules. */
export function withValues(css: string, change: (name: string, value: string) => string): string {
  return cssParts(css)
    .map(
      ([text, end]) =>
        text.replace(
          DECLARATION,
          (_, start: string, name: string, value: string) => start + change(name, value),
        ) + end,
    )
    .join('')
}

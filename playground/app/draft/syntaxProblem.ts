/** Where a text stops being JSON, and what to do about it. */
export interface SyntaxProblem {
  readonly offset: number
  readonly message: string
}

const BLANK = /[ \t\r\n]*/y
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON refuses them in texts.
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y
const WORD = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y

type Expected = 'value' | 'first' | 'key' | 'first key' | 'colon' | 'comma'

/**
 * Finds the first place at which `text` is no JSON; `undefined` when all of it is.
 *
 * Browsers word their own messages each in another way, and do not always say where.
 */
export function syntaxProblem(text: string): SyntaxProblem | undefined {
  const open: { readonly bracket: string; readonly offset: number }[] = []
  let offset = 0
  let expected: Expected = 'value'
  const problem = (message: string): SyntaxProblem => ({ offset, message })
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = offset
    const found = pattern.test(text)
    if (found) offset = pattern.lastIndex
    return found
  }
  const lineOf = (place: number) => text.slice(0, place).split('\n').length

  for (;;) {
    take(BLANK)
    const inside = open[open.length - 1]
    const sign = text[offset]
    if (!inside && expected === 'comma') {
      return sign === undefined ? undefined : problem('The entry has ended before this. Remove it.')
    }
    if (sign === undefined) {
      if (!inside) return problem('There is nothing here. Write an entry, or import one.')
      const kind = inside.bracket === '{' ? 'object' : 'list'
      return problem(`The ${kind} that begins in line ${lineOf(inside.offset)} is not closed.`)
    }
    if (sign === '}' || sign === ']') {
      if (inside?.bracket !== (sign === '}' ? '{' : '[')) {
        return problem(`This ${sign} closes nothing that is open here.`)
      }
      if (expected === 'value' && sign === '}') return problem('A value is missing before this }.')
      if (expected === 'colon') return problem('A colon and a value are missing before this }.')
      if (expected === 'value' || expected === 'key') {
        return problem(`There is a comma too many before this ${sign}.`)
      }
      open.pop()
      offset += 1
      expected = 'comma'
    } else if (expected === 'comma') {
      if (sign !== ',') return problem('A comma is missing before this.')
      offset += 1
      expected = inside?.bracket === '{' ? 'key' : 'value'
    } else if (expected === 'colon') {
      if (sign !== ':') return problem('A colon is missing before this.')
      offset += 1
      expected = 'value'
    } else if (expected === 'key' || expected === 'first key') {
      if (sign !== '"') return problem('A name in double quotes belongs here.')
      if (!take(STRING)) return problem(badText(text, offset))
      expected = 'colon'
    } else if (sign === '{' || sign === '[') {
      open.push({ bracket: sign, offset })
      offset += 1
      expected = sign === '{' ? 'first key' : 'first'
    } else if (sign === '"') {
      if (!take(STRING)) return problem(badText(text, offset))
      expected = 'comma'
    } else if (take(WORD)) expected = 'comma'
    else return problem('This is no value. Texts stand in double quotes.')
  }
}

function badText(text: string, offset: number): string {
  const end = text.indexOf('"', offset + 1)
  const line = text.indexOf('\n', offset)
  if (end < 0 || (line >= 0 && line < end)) return 'This text is not closed in its line.'
  return 'This text has a character that JSON writes in another way: \\n, \\t, \\\\ or \\u0000.'
}

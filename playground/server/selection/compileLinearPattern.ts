type Token =
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'any' }
  | { readonly kind: 'run' }

const RUN: Token = { kind: 'run' }
const ANY: Token = { kind: 'any' }

/**
 * Compiles a safe subset of regular expressions, so that a pattern from an address can't keep the
 * host busy: it needs linear memory and backtracks no further than the last `.*`. The subset has
 * characters, `\` before a special one, `.`, `.*`, `.+`, `^` at the start and `$` at the end.
 *
 * @returns `null` for patterns outside the subset.
 */
export function compileLinearPattern(
  pattern: string,
  { ignoreCase = false } = {},
): ((text: string) => boolean) | null {
  const fold = (text: string) => (ignoreCase ? text.toLowerCase() : text)
  const tokens = tokenize(fold(pattern))
  return tokens && ((text) => matches(tokens, [...fold(text)]))
}

function tokenize(pattern: string): readonly Token[] | null {
  const body = pattern.replace(/^\^/, '')
  const parts = body.match(/\\[^\p{L}\p{N}]|\.[*+]?|[^\\^$.*+?()[\]{}|]|\$$/gsu) ?? []
  if (parts.join('') !== body) return null

  const isOpenAtEnd = parts[parts.length - 1] !== '$'
  const tokens: Token[] = pattern.startsWith('^') ? [] : [RUN]
  for (const part of isOpenAtEnd ? parts : parts.slice(0, -1)) {
    if (part === '.') tokens.push(ANY)
    else if (part === '.*') tokens.push(RUN)
    else if (part === '.+') tokens.push(ANY, RUN)
    else tokens.push({ kind: 'character', character: part.slice(part.startsWith('\\') ? 1 : 0) })
  }
  return isOpenAtEnd ? [...tokens, RUN] : tokens
}

/** On a mismatch, the latest `.*` or `.+` takes in one more character. */
function matches(tokens: readonly Token[], characters: readonly string[]): boolean {
  let token = 0
  let character = 0
  let lastRun = -1
  let resumeAt = 0
  while (character < characters.length) {
    const current = tokens[token]
    if (current?.kind === 'run') {
      lastRun = token
      resumeAt = character
      token += 1
    } else if (
      current?.kind === 'any' ||
      (current?.kind === 'character' && current.character === characters[character])
    ) {
      token += 1
      character += 1
    } else if (lastRun >= 0) {
      resumeAt += 1
      character = resumeAt
      token = lastRun + 1
    } else {
      return false
    }
  }
  return tokens.slice(token).every(({ kind }) => kind === 'run')
}

const RELATIVE_LINK = /\]\((?![a-z][a-z\d+.-]*:|#)[^)\s]+\)/gi

/** Maximum length of an introduction, in characters. */
const MAX_PROMISE_LENGTH = 400

/**
 * Checks the shape of a guide: an introductory paragraph with its benefit before any heading, code
 * or table, and a final section "Next" with links to at least two other pages.
 *
 * @returns One line per problem.
 */
export function guideProblems(text: string): readonly string[] {
  const [, beginning = ''] = /^# .+\n\n([\s\S]*?)(?:\n\n|$)/.exec(text) ?? []
  const sections = text.split(/^## /m)
  const last = sections.at(-1) ?? ''
  const links = last.match(RELATIVE_LINK)?.length ?? 0
  return [
    !/^(?:\p{Lu}|`(?!``))/u.test(beginning) && 'does not begin with a paragraph',
    !/[.!?]$/.test(beginning) && 'its first paragraph does not end in a sentence',
    beginning.length > MAX_PROMISE_LENGTH && 'its first paragraph is too long',
    !/^Next\n/.test(last) && 'does not end with a section "Next"',
    links < 2 && 'leads to fewer than two pages at its end',
  ].filter((problem) => problem !== false)
}

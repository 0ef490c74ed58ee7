const RELATIVE_LINK = /\]\((?![a-z][a-z\d+.-]*:|#)[^)\s]+\)/gi

/** The longest beginning that is read at a glance. */
const MAX_PROMISE_LENGTH = 400

/**
 * Parts that a guide lacks of the shape that all have: a paragraph that says what its reader
 * gets, before any heading, code or table, and at the end a section "Next" that leads to two other
 * pages or more.
 *
 * @returns One line each; none for a guide in shape.
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

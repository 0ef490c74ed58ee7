import type { Block } from '../../content/types'
import { SIMPLE_TAGS } from './isSimpleHtml'

/**
 * Elements of rich text: all that a bound text may have, since a link or an answer may feed it.
 *
 * No fields and no buttons, and nothing that leaves the flow of the page.
 */
export const RICH_TAGS: readonly string[] = [
  ...SIMPLE_TAGS,
  ...'abbr audio caption col colgroup dd del dl dt figcaption figure font iframe ins mark picture pre q source table tbody td tfoot th thead tr video'.split(
    ' ',
  ),
]

/** A text as an author wrote it, or one that a binding fills in, which may be rich text only. */
export type TextKind = 'text' | 'rich'

/** The kind of the HTML of a block, whose options are all about it. */
export function textKind({ bindings }: Block): TextKind {
  return Object.keys(bindings ?? {}).some((path) => /options|component$/.test(path))
    ? 'rich'
    : 'text'
}

/** Declarations that neither take an element out of the flow nor know lengths below zero. */
const DECLARATION =
  /(?:^|;)\s*(?:(?:(?:background-)?color|font-\w+|text-align|padding-left|width)\s*:[^;\\]*|text-decoration\s*:[a-z\s-]+(?=;|$))/gi

/** The inline style of rich text, which draws nothing over the page. */
export function richStyle(css: string): string {
  return (css.match(DECLARATION) ?? []).join('')
}

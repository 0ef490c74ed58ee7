import type { Omission } from '../../utils/problems/Omission'
import { quoteValue } from '../../utils/text/quoteValue'
import { passOverControls } from './controlRules'
import { type CssStatement, splitCss } from './splitCss'

/** CSS of an entry, ready for the sheet of a shadow root. */
export interface EntryCss {
  /** Inserted one by one, so that an invalid rule does not affect others. */
  readonly rules: readonly string[]
  /** Declarations of `@font-face` rules, which have no effect in a shadow root. */
  readonly fontFaces: readonly string[]
  /** `@import` rules, which are not part of `rules`. */
  readonly imports: readonly string[]
  readonly omissions: readonly Omission[]
}

/** At-rules that contain rules. */
const GROUP = /^@(?:media|supports|container|layer|scope|starting-style|(?:-moz-)?document)\b/i

/** Maximum nesting of groups; deeper ones are not processed. */
const MAX_GROUPS = 8

/** At-rules that apply to the whole page: shadow roots ignore them. */
const PAGE_WIDE = /^@(?:property|page|view-transition)\b/i

/** Matches strings, which stay unchanged, `&`, and selectors of the page's root elements. */
const OUTERMOST =
  /"[^"]*"|'[^']*'|&|(^|[\s,>+~(])(?:(?:html|:root)[\s>]+)?(?:html|body|:root)(?![\w-])/gi

/**
 * Scopes the CSS of an entry: `&`, `:root`, `html` and `body` all refer to its root.
 *
 * @param root - Selector of the entry's root.
 */
export function entryCss(css: string, root: string): EntryCss {
  const fontFaces: string[] = []
  const imports: string[] = []
  const omissions: Omission[] = []

  function rulesOf(statements: readonly CssStatement[], depth: number): string[] {
    const rules: string[] = []
    for (const { head, body } of statements) {
      if (/^@import\b/i.test(head)) imports.push(head)
      else if (body === null) {
        if (/^@layer\b/i.test(head)) rules.push(`${head};`)
        else omissions.push(looseStatement(head))
      } else if (PAGE_WIDE.test(head)) omissions.push(pageWideRule(head))
      else if (/^@font-face\b/i.test(head)) fontFaces.push(body)
      else if (GROUP.test(head) && depth < MAX_GROUPS)
        rules.push(`${head}{${rulesOf(splitCss(body), depth + 1).join('')}}`)
      else rules.push(`${head.startsWith('@') ? head : scoped(head)}{${body}}`)
    }
    return rules
  }

  function scoped(selector: string): string {
    return passOverControls(selector).replace(OUTERMOST, (match, before?: string) =>
      match === '&' ? root : before === undefined ? match : before + root,
    )
  }

  const rules = rulesOf(splitCss(css), 0)
  return { rules, fontFaces, imports, omissions }
}

function looseStatement(head: string): Omission {
  return {
    what: `${quoteValue(head)} in the CSS`,
    why: 'it stands outside of a rule',
    instead: head.startsWith('@')
      ? 'Remove it: style sheets of content are UTF-8, and know the name spaces of HTML and SVG.'
      : 'Put it between the braces of a rule.',
  }
}

function pageWideRule(head: string): Omission {
  return {
    what: `${quoteValue(head)} in the CSS`,
    why: 'its selector matches the whole page',
    instead: 'Put it into a style sheet of the page.',
    isUpToSite: true,
  }
}

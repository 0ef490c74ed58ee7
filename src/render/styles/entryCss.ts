import type { Omission } from '../../utils/problems/Omission'
import { quoteValue } from '../../utils/text/quoteValue'
import { withOwnFontsIn } from './ownFonts'
import { pageStateSelectors } from './pageStateSelectors'
import { skipControls } from './skipControls'
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

/** At-rules that contain no rules for elements. All others are taken for groups of such rules. */
const PLAIN =
  /^@(?:-\w+-)?(?:keyframes|counter-style|font-(?:feature|palette)-values|position-try)\b/i

/** Maximum nesting of groups; deeper ones are left out. */
const MAX_GROUPS = 8

/**
 * At-rules that apply to the whole page, which shadow roots ignore, or whose name is written with
 * escapes: it may be any of them.
 */
const PAGE_WIDE = /^@(?:property|page|view-transition|[\w-]*\\)/i

/** Matches strings, which stay unchanged, `&`, and selectors of the page's root elements. */
const OUTERMOST =
  /"[^"]*"|'[^']*'|&|(^|[\s,>+~(])(?:(?:html|:root)[\s>]+)?(?:html|body|:root)(?![\w-])/gi

/**
 * Scopes the CSS of an entry: `&`, `:root`, `html` and `body` all refer to its root.
 *
 * @param root - Selector of the entry's root.
 * @param when - Makes a selector that matches while the page around the content meets a condition.
 *   Without it, such rules never apply.
 */
export function entryCss(
  css: string,
  root: string,
  when?: (condition: string) => string,
): EntryCss {
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
      else if (!head.startsWith('@')) rules.push(`${scoped(head)}{${withOwnFontsIn(body)}}`)
      else if (PLAIN.test(head)) rules.push(`${head}{${withOwnFontsIn(body)}}`)
      else if (depth === MAX_GROUPS) omissions.push(pageWideRule(head))
      else rules.push(`${head}{${rulesOf(splitCss(body), depth + 1).join('')}}`)
    }
    return rules
  }

  function scoped(selectors: string): string {
    const ofPage = when ? pageStateSelectors(selectors, when, (rest) => root + inRoot(rest)) : ''
    return inRoot(selectors) + ofPage
  }

  function inRoot(selectors: string): string {
    return skipControls(selectors).replace(OUTERMOST, (match, before?: string) =>
      match === '&' ? root : before === undefined ? match : before + root,
    )
  }

  const rules = rulesOf(splitCss(css), 0)
  return { rules, fontFaces, imports, omissions }
}

function looseStatement(head: string): Omission {
  const instead = 'Remove it, or put it between the braces of a rule.'
  return { what: inCss(head), why: 'it stands outside of a rule', instead }
}

function pageWideRule(head: string): Omission {
  const instead = 'Put it into a style sheet of the page.'
  return { what: inCss(head), why: 'it may apply to the whole page', instead, isUpToSite: true }
}

function inCss(head: string): string {
  return `${quoteValue(head)} in the CSS`
}

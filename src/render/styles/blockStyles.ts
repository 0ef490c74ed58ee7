import type { Breakpoints } from '../../content/breakpoints'
import type { BreakpointName, ResponsiveStyles } from '../../content/types'
import { type CssText, cssText } from './cssValue'
import type { GuardedRule, RuleSheet } from './ruleSheet'

/** Gives blocks their class names, and writes the rules for them. */
export interface BlockStyles {
  /** The class for these styles; empty when there are none. Equal styles share a class. */
  classFor(styles: ResponsiveStyles | undefined, breakpoints: Breakpoints): string
  /** Puts the rules of all classes that were asked for since the last time into the sheet. */
  flush(): void
}

/** Where breakpoints are measured: at the viewport, or at the element that the content stands in. */
export type ResponsiveTo = 'viewport' | 'container'

const NARROWER: readonly BreakpointName[] = ['medium', 'small', 'xsmall']

/**
 * Collects the styles of an entry's blocks, so that one text carries them all into the sheet.
 *
 * @param prefix - Starts every class name; letters only.
 */
export function createBlockStyles(
  prefix: string,
  sheet: RuleSheet,
  responsiveTo: ResponsiveTo = 'viewport',
): BlockStyles {
  const classNames = new Map<string, string>()
  let pendingText = ''
  let pendingGuarded: GuardedRule[] = []

  return {
    classFor(styles, breakpoints) {
      if (!styles) return ''
      const rules = rulesOf(styles, breakpoints, responsiveTo)
      if (rules.length === 0) return ''
      const identity = rules.map(identityOf).join('')
      const known = classNames.get(identity)
      if (known !== undefined) return known

      const className = `${prefix}-${classNames.size.toString(36)}`
      classNames.set(identity, className)
      const selector = `.${className}.builder-block`
      if (rules.some(({ css }) => css.risky.length > 0)) {
        for (const { query, css } of rules) pendingGuarded.push({ selector, query, css })
      } else {
        for (const { query, css } of rules) {
          const rule = `${selector}{${css.text}}`
          pendingText += query === null ? rule : `${query}{${rule}}`
        }
      }
      return className
    },
    flush() {
      const text = pendingText
      const guarded = pendingGuarded
      pendingText = ''
      pendingGuarded = []
      if (text) sheet.addText(text)
      for (const rule of guarded) sheet.insertGuarded(rule)
    },
  }
}

interface QueriedCss {
  readonly query: string | null
  readonly css: CssText
}

function rulesOf(
  styles: ResponsiveStyles,
  breakpoints: Breakpoints,
  responsiveTo: ResponsiveTo,
): QueriedCss[] {
  const rules: QueriedCss[] = []
  const add = (query: string | null, css: CssText): void => {
    if (css.text || css.risky.length > 0) rules.push({ query, css })
  }
  add(null, cssText(styles.large))
  for (const name of NARROWER) {
    const declarations = styles[name]
    const { max, applies } = breakpoints[name]
    if (declarations && applies && max !== undefined) {
      add(maxWidthQuery(max, responsiveTo), cssText(declarations))
    }
  }
  return rules
}

/** The at-rule for widths up to `max` CSS pixels. */
export function maxWidthQuery(max: number, responsiveTo: ResponsiveTo): string {
  return responsiveTo === 'container'
    ? `@container siteblocks (max-width:${max}px)`
    : `@media only screen and (max-width:${max}px)`
}

function identityOf({ query, css }: QueriedCss): string {
  const risky = css.risky.map(({ property, value }) => `${property}\0${value}`).join('\0')
  return `${query ?? ''}{${css.text}\0${risky}}`
}

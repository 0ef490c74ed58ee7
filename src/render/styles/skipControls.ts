import { SELECTOR } from './firmRules'

/**
 * Marks each element of a block's own controls: titles, tabs, arrows, dots. Authors' rules for
 * plain elements do not apply to it.
 */
export const CONTROL_ATTRIBUTE = 'data-control'

/** Conditions that a rule for plain elements may have, in addition to element names. */
const PLAIN = /:not\([^()]*\)|\[\s*type\b[^[\]]*\]/gi

/** Matches strings, and the elements that controls consist of. */
const CONTROL_ELEMENT = /"[^"]*"|'[^']*'|(^|[\s,>+~(])(?:button|h3|ul|li)(?![\w-])/gi

/**
 * Changes the selectors of a rule so that those for plain elements skip controls.
 *
 * Specificity alone is not enough: `button:hover`, `body button` and `!important` would win over a
 * control's own rules.
 */
export function skipControls(selectors: string): string {
  return selectors.replace(SELECTOR, (selector) =>
    /[.#[]/.test(selector.replace(PLAIN, ''))
      ? selector
      : selector.replace(CONTROL_ELEMENT, (match, before?: string) =>
          before === undefined ? match : `${match}:where(:not([${CONTROL_ATTRIBUTE}]))`,
        ),
  )
}

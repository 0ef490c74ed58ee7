/**
 * On each element of a control that a block brings along: titles, tabs, arrows, dots. Authors'
 * rules for plain elements skip it.
 */
export const CONTROL_ATTRIBUTE = 'data-control'

/** One of the selectors in a list. */
const SELECTOR = /(?:[^,("'[]|\((?:[^()]|\([^()]*\)?)*\)?|"[^"]*"?|'[^']*'?|\[[^\]]*\]?)+/g

/** Conditions that a rule for plain elements may have, beside their names. */
const PLAIN = /:not\([^()]*\)|\[\s*type\b[^\]]*\]/gi

/** Strings, and the elements that controls are made of. */
const CONTROL_ELEMENT = /"[^"]*"|'[^']*'|(^|[\s,>+~(])(?:button|h3|ul|li)(?![\w-])/gi

/**
 * The selectors of a rule, of which those for plain elements leave controls alone.
 *
 * By specificity alone, `button:hover`, `body button` and `!important` would win over the rules of
 * a control.
 */
export function passOverControls(selectors: string): string {
  return selectors.replace(SELECTOR, (selector) =>
    /[.#[]/.test(selector.replace(PLAIN, ''))
      ? selector
      : selector.replace(CONTROL_ELEMENT, (match, before?: string) =>
          before === undefined ? match : `${match}:where(:not([${CONTROL_ATTRIBUTE}]))`,
        ),
  )
}

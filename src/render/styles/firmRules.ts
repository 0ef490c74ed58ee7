/** A selector in a list. */
export const SELECTOR = /(?:[^,("'[]|\((?:[^()]|\([^()]*\)?)*\)?|"[^"]*"?|'[^']*'?|\[[^\]]*\]?)+/g

/** Has the specificity of eight elements, less than a class. */
const OVER_ELEMENTS = ':not(x x x x x x x x)'

/**
 * Writes rules that win over rules for plain elements, such as a reset in the CSS of an entry or of
 * the page, and lose to any class of an author, wherever its style sheet stands.
 *
 * @param rules - Declarations by selector, or by a comma-separated list of selectors.
 */
export function firmRules(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([selectors, declarations]) => {
      const firm = selectors.match(SELECTOR)?.map((selector) => {
        const [elements, pseudo] = selector.split('::')
        return `:where(${elements})${OVER_ELEMENTS}${pseudo ? `::${pseudo}` : ''}`
      })
      return `${firm}{${declarations}}`
    })
    .join('')
}

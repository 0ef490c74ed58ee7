/** Has the specificity of eight elements, less than a class. */
const OVER_ELEMENTS = ':not(x x x x x x x x)'

/**
 * Writes rules for controls that win over rules for plain elements, and lose to any class of an
 * author.
 *
 * @param rules - Declarations by selector, or by a comma-separated list of selectors.
 */
export function controlRules(rules: Readonly<Record<string, string>>): string {
  return Object.entries(rules)
    .map(([selectors, declarations]) => {
      const controls = selectors.split(',').map((selector) => {
        const [elements, pseudo] = selector.split('::')
        return `:where(${elements})${OVER_ELEMENTS}${pseudo ? `::${pseudo}` : ''}`
      })
      return `${controls.join()}{${declarations}}`
    })
    .join('')
}

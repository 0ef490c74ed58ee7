/** As specific as eight elements, and less so than a class. */
const OVER_ELEMENTS = ':not(x x x x x x x x)'

/**
 * Writes rules for controls: they win over rules for plain elements, and lose to every class of an
 * author.
 *
 * @param rules - Declarations by selector, or by selectors with a comma between them.
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

import { SELECTOR } from './firmRules'

/**
 * What a selector may ask of the page: classes, ids, and attributes, whole. Nothing else is matched
 * against it, since `:has()` would read its fields, and `^=` its attributes, letter by letter.
 */
const TEST = '(?:[.#][\\w-]+|\\[\\s*[\\w-]+\\s*(?:=\\s*["\']?[^"\'\\\\\\]]*["\']?\\s*)?\\])'
const PAGE = `(?:html|body|:root)${TEST}*(?=[\\s>+~]|::|$)`

/** The beginning of a selector: elements of the page, or a state that may be one of the page. */
const BEGINNING = new RegExp(`^\\s*(${PAGE}(?:[\\s>]+${PAGE})*|${TEST}+(?=\\s+[^\\s>+~]))`, 'i')

/**
 * Selectors to add to those that ask for a state of the page, such as `html.dark .card` and
 * `[data-theme=dark] .card`, each with a comma before it.
 *
 * @param when - Makes a selector that matches around the content while the page meets a condition.
 * @param inContent - Makes one for the content out of what follows the condition.
 */
export function pageStateSelectors(
  selectors: string,
  when: (condition: string) => string,
  inContent: (rest: string) => string,
): string {
  return (selectors.match(SELECTOR) ?? [])
    .map((selector) => {
      const [all = '', start = ''] = BEGINNING.exec(selector) ?? []
      const asks = /[.#[]/.test(start)
      return asks ? `,${when(start)} ${inContent(selector.slice(all.length))}` : ''
    })
    .join('')
}

import { languageCore, loadScript, offerLanguage } from '../../src/internal'

/** The end of an address of a script, and the version in it: `…/embed-0.1.0.js?a`. */
const FILE = /[^/]*?(-\d[^/]*)?\.js(?=[?#]|$)/

/**
 * Lets content have the rest of its language: `language.js` beside this script.
 *
 * @param own - The element of this script.
 */
export function offerLanguageBeside({ src, nonce }: HTMLScriptElement): void {
  const source = document.createElement('script')
  source.setAttribute('src', src.replace(FILE, 'language$1.js'))
  const where = 'content, which belongs beside embed.js,'
  offerLanguage(() => loadScript(source, { window, nonce, where }, languageCore))
}

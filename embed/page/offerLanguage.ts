import { languageCore, languageIntegrity, loadScript, offerLanguage } from '../../src/internal'

/** The end of an address of a script, and the version in it: `…/embed-0.2.0.js?a`. */
const FILE = /[^/]*?(-\d[^/]*)?\.js(?=[?#]|$)/

/** How long content waits for it, in milliseconds. */
const PATIENCE = 3_000

/**
 * Lets content have the rest of its language: `language.js` beside this script.
 *
 * @param own - The element of this script.
 */
export function offerLanguageBeside({ src, nonce, integrity }: HTMLScriptElement): void {
  // Trusted Types let a script itself have no address of plain text.
  const source = document.createElement('b')
  source.setAttribute('src', src.replace(FILE, 'language$1.js'))
  if (integrity) {
    source.setAttribute('integrity', languageIntegrity)
    source.setAttribute('crossorigin', '')
  }
  const where = 'the same folder as embed.js'
  offerLanguage(() =>
    Promise.race([
      loadScript(source, { window, nonce, where }, languageCore),
      new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    ]),
  )
}

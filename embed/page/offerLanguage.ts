import { languageCore, offerLanguage, trustedTypesPolicy } from '../../src/internal'

/** The end of an address of a script, and the version in it: `…/embed-0.1.0.js?a`. */
const FILE = /[^/]*?(-\d[^/]*)?\.js(?=[?#]|$)/

/**
 * Lets content have the rest of its language, which stands in `language.js` beside this script.
 *
 * @param own - The element of this script. A script without one cannot tell where it comes from.
 */
export function offerLanguageBeside(own: HTMLScriptElement): void {
  let loaded: Promise<void> | undefined
  offerLanguage(() => {
    loaded ??= new Promise((resolve) => {
      const address = own.src.replace(FILE, 'language$1.js')
      const script = document.createElement('script')
      // It is made with the parts of this script.
      Object.assign(script, {
        nonce: own.nonce,
        onload: resolve,
        onerror: resolve,
        siteblocks: languageCore,
      })
      try {
        script.src = trustedTypesPolicy(window)?.createScriptURL(address) ?? address
        document.head.append(script)
      } catch {
        resolve()
      }
    })
    return loaded
  })
}

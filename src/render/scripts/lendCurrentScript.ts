import { replaceProperty } from '../../utils/replaceProperty'

/**
 * Lets `document.currentScript` be a script in a shadow root, which browsers hide from it. Scripts
 * in the document that it starts meanwhile find themselves.
 *
 * @returns Ends it.
 */
export function lendCurrentScript(document: Document, script: HTMLScriptElement): () => void {
  const prototype = Object.getPrototypeOf(document) as object
  return replaceProperty(document, 'currentScript', {
    get: () => Reflect.get(prototype, 'currentScript', document) ?? script,
  })
}

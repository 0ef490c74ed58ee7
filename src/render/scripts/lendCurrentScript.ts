import { replaceProperty } from '../../utils/replaceProperty'

/**
 * Makes `document.currentScript` return a script in a shadow root, for which browsers return
 * `null`. Scripts that it inserts into the document still get themselves.
 *
 * @returns The undo.
 */
export function lendCurrentScript(document: Document, script: HTMLScriptElement): () => void {
  const prototype = Object.getPrototypeOf(document) as object
  return replaceProperty(document, 'currentScript', {
    get: () => Reflect.get(prototype, 'currentScript', document) ?? script,
  })
}

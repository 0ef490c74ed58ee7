/**
 * Lets `document.currentScript` be a script in a shadow root, which browsers hide from it. Scripts
 * in the document that it starts meanwhile find themselves.
 *
 * @returns Ends it.
 */
export function lendCurrentScript(document: Document, script: HTMLScriptElement): () => void {
  const before = Object.getOwnPropertyDescriptor(document, 'currentScript')
  const prototype = Object.getPrototypeOf(document) as object
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    get: () => Reflect.get(prototype, 'currentScript', document) ?? script,
  })
  return () => {
    if (before) Object.defineProperty(document, 'currentScript', before)
    else Reflect.deleteProperty(document, 'currentScript')
  }
}

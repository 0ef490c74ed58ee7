/**
 * The element of the script that runs now; `undefined` in a module and on a server.
 *
 * An `<img name="currentScript">` in the page hides the document's own property, so its getter is
 * asked as well, and nothing but an HTML script counts.
 */
export function ownScript(): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get
  const found: readonly unknown[] = [document.currentScript, getter?.call(document)]
  return found.find((one) => one instanceof HTMLScriptElement)
}

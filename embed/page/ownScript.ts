/**
 * The element of the running script; `undefined` in a module and on a server.
 *
 * An `<img name="currentScript">` in the page shadows the document's property, so the getter is
 * called as well, and only an HTML script counts.
 */
export function ownScript(): HTMLScriptElement | undefined {
  if (typeof document === 'undefined') return undefined
  const getter = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get
  const found: readonly unknown[] = [document.currentScript, getter?.call(document)]
  return found.find((one) => one instanceof HTMLScriptElement)
}

/** Calls `then` when the page's markup has been parsed; at once if it already is. */
export function whenParsed(then: () => void): void {
  if (typeof document === 'undefined') return
  if (document.readyState !== 'loading') then()
  else document.addEventListener('DOMContentLoaded', then, { once: true })
}

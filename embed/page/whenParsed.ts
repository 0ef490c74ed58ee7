/** Calls `then` once the page's markup is complete; at once, where it is. */
export function whenParsed(then: () => void): void {
  if (typeof document === 'undefined') return
  if (document.readyState !== 'loading') then()
  else document.addEventListener('DOMContentLoaded', then, { once: true })
}

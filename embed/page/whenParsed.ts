/** Calls `then` when the page's markup has been parsed; at once if it already is. */
export function whenParsed(then: () => void, page = globalThis.document): void {
  if (page?.readyState === 'loading') {
    page.addEventListener('DOMContentLoaded', then, { once: true })
  } else if (page) then()
}

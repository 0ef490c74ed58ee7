/**
 * The element that content is mounted on.
 *
 * @param container - An element, or a selector of one.
 * @throws Error when there is none.
 */
export function resolveContainer(container: Element | string): HTMLElement {
  const found = typeof container === 'string' ? query(container) : container
  if (isElement(found)) return found
  if (typeof container === 'string') {
    throw new Error(
      `SiteBlocks: container "${container}" did not match any element. Pass an element, or call mount() after it exists.`,
    )
  }
  throw new TypeError(
    `SiteBlocks: the container must be an element or a selector, got ${String(container)}. Pass document.querySelector(…) or its selector.`,
  )
}

function query(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    throw new Error(
      `SiteBlocks: container "${selector}" is not a valid selector. Pass one such as "#offer", or an element.`,
    )
  }
}

/** Elements of another window, as in a frame, are no instances of this window's classes. */
function isElement(value: unknown): value is HTMLElement {
  return typeof value === 'object' && value !== null && (value as Node).nodeType === 1
}

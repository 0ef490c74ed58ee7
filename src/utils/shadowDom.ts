/** The element that has the focus, also where it is inside of shadow roots below `root`. */
export function activeElementOf(root: DocumentOrShadowRoot): Element | null {
  let active = root.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active
}

/** Whether `node` is `container` or lies in it, also where shadow roots are in between. */
export function containsDeep(container: Node, node: Node | null | undefined): boolean {
  let current: Node | null | undefined = node
  while (current) {
    if (container.contains(current)) return true
    const root = current.getRootNode()
    current = 'host' in root ? (root as ShadowRoot).host : null
  }
  return false
}

/** Where an event began. Its `target` says so only to listeners in the same shadow root. */
export function eventTarget(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target
}

/** Returns the element where an event began. `target` is the host outside its shadow root. */
export function eventTarget(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target
}

/** Returns the element with the focus in the shadow root or document that contains `node`. */
export function activeElement(node: Node): Element | null {
  return (node.getRootNode() as Document | ShadowRoot).activeElement
}

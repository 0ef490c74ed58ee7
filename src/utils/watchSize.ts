/**
 * Calls `onSize` when an element has been laid out, and whenever its size changes. Returns the
 * undo.
 */
export function watchSize(element: Element, view: Window, onSize: () => void): () => void {
  const { ResizeObserver } = view as Window & typeof globalThis
  const observer = new ResizeObserver(onSize)
  observer.observe(element)
  return () => observer.disconnect()
}

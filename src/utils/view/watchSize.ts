/**
 * Calls `onSize` after the element's first layout and each change of its size. Returns the undo.
 */
export function watchSize(element: Element, view: Window, onSize: () => void): () => void {
  const { ResizeObserver } = view as Window & typeof globalThis
  const observer = new ResizeObserver(onSize)
  observer.observe(element)
  return () => observer.disconnect()
}

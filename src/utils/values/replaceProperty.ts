/**
 * Defines an own property on `target`. The undo restores the previous property, unless other code
 * has since replaced ours: it may wrap our value and still call it.
 */
export function replaceProperty(
  target: object,
  name: string,
  descriptor: PropertyDescriptor,
): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name)
  Object.defineProperty(target, name, { configurable: true, ...descriptor })
  return () => {
    const now = Object.getOwnPropertyDescriptor(target, name)
    if (now?.value !== descriptor.value || now?.get !== descriptor.get) return
    if (before) Object.defineProperty(target, name, before)
    else Reflect.deleteProperty(target, name)
  }
}

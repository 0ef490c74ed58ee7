/**
 * Puts a property of its own on `target`. The undo brings back what was there, unless ours has been
 * replaced: a later wrapper goes on calling it.
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

/** Listens for an event of `target`. Returns the undo. */
export function listen<Type extends Event = Event>(
  target: EventTarget,
  name: string,
  listener: (event: Type) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(name, listener as EventListener, options)
  return () => target.removeEventListener(name, listener as EventListener, options)
}

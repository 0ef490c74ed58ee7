/** Returns the element where an event began. `target` is the host outside its shadow root. */
export function eventTarget(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target
}

/** Where an event began. Its `target` says so only to listeners in the same shadow root. */
export function eventTarget(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target
}

/** Whether an event's target handles pointers and arrow keys itself. */
export function usesInput(target: EventTarget | null): boolean {
  return Boolean((target as Element).closest('input,select,textarea,audio,video,[contenteditable]'))
}

import type { SlideStep } from './slidePositions'

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

/** The step for a key; 0 if an element inside the carousel uses the key itself. */
export function keyStep(press: KeyPress, { isRtl = false } = {}): SlideStep {
  const isModified = press.altKey || press.ctrlKey || press.metaKey || press.shiftKey
  if (isModified || press.defaultPrevented || usesInput(press.target)) return 0
  if (press.key === 'ArrowRight') return isRtl ? -1 : 1
  if (press.key === 'ArrowLeft') return isRtl ? 1 : -1
  return 0
}

/** Whether an event's target handles pointers and arrow keys itself. */
export function usesInput(target: EventTarget | null): boolean {
  return Boolean((target as Element).closest('input,select,textarea,audio,video,[contenteditable]'))
}

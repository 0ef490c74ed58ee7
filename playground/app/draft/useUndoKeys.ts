import { useEffect } from 'react'
import type { EntryDraft } from './useDraft'

/** Fields take back what is typed in them by themselves. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Lets ⌘Z or Ctrl+Z take back the last change of the draft, and with Shift make it again. */
export function useUndoKeys({ undo, redo }: Pick<EntryDraft, 'undo' | 'redo'>): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, metaKey, ctrlKey, shiftKey, altKey, target } = event
      const isUndo = key.toLowerCase() === 'z' && (metaKey || ctrlKey) && !altKey
      if (!isUndo || (target instanceof Element && target.closest(FIELDS))) return
      const step = shiftKey ? redo : undo
      if (!step) return
      event.preventDefault()
      step()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}

import { useEffect } from 'react'
import type { EntryDraft } from './useDraft'

/** Text fields have their own undo. */
const FIELDS = 'input, textarea, select, [contenteditable]'

/** Binds ⌘Z or Ctrl+Z to undo in the draft, and with Shift to redo. */
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

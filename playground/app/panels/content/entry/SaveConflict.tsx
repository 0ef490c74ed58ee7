import { AlertDialog } from '@base-ui/react/alert-dialog'
import { json } from '@codemirror/lang-json'
import { MergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useState } from 'react'
import type { SavedEntry } from '../../../data/entryApi'
import type { EntryDraft } from '../../../draft/useDraft'
import { classes, TextButton } from '../../../ui/Button'
import popup from '../../../ui/Confirm.module.css'
import { editorTheme } from '../json/editorTheme'
import styles from './SaveConflict.module.css'

/** Shows another author's version beside the draft and asks which one to keep. */
export function SaveConflict({ draft, theirs }: { draft: EntryDraft; theirs: SavedEntry }) {
  const { text, save, resolveConflict } = draft
  const [container, setContainer] = useState<HTMLDivElement | null>(null)

  useEffect(() => {
    if (!container) return
    const side = (doc: string, label: string) => ({
      doc,
      extensions: [
        lineNumbers(),
        json(),
        editorTheme,
        EditorView.lineWrapping,
        EditorState.readOnly.of(true),
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
      ],
    })
    const view = new MergeView({
      parent: container,
      a: side(theirs.text, 'Saved meanwhile'),
      b: side(text, 'Yours'),
      collapseUnchanged: {},
    })
    return () => view.destroy()
  }, [container, theirs, text])

  return (
    <AlertDialog.Root open onOpenChange={(next) => !next && resolveConflict()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={popup.backdrop} />
        <AlertDialog.Popup className={classes(popup.popup, styles.popup)}>
          <AlertDialog.Title className={popup.title}>
            Another author saved this entry meanwhile
          </AlertDialog.Title>
          <AlertDialog.Description className={popup.text}>
            Nothing is lost yet. Choose which of the two counts, or close this and merge them by
            hand.
          </AlertDialog.Description>
          <div className={styles.heads}>
            <p>Saved meanwhile</p>
            <p>Yours</p>
          </div>
          <div ref={setContainer} className={styles.sides} />
          <div className={popup.actions}>
            <AlertDialog.Close render={<TextButton>Close</TextButton>} />
            <TextButton onClick={() => resolveConflict(theirs)}>Take theirs</TextButton>
            <TextButton className={popup.confirm} onClick={() => void save(theirs)}>
              Save mine over it
            </TextButton>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}

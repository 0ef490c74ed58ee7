import { useEffect, useRef } from 'react'
import { usePlayground } from '../../../context/PlaygroundContext'
import { entryText, saveEntry } from '../../../data/entryApi'
import { parseEntry } from '../../../draft/useDraft'
import { IconButton, TextButton } from '../../../ui/Button'
import { Message } from '../../../ui/Confirm'
import { Icon } from '../../../ui/Icon'
import styles from './SaveBar.module.css'
import { useAttempt } from './useAttempt'
import { useSave } from './useSave'

/** Shows unsaved changes with a save button. Hidden when nothing has changed. */
export function SaveBar() {
  const { draft, state, config, entry, reloadEntries, update } = usePlayground()
  const save = useSave()
  const { changed, problems, work, failure, isStored, isOvertaken } = draft
  const { attempt, problem, forget } = useAttempt()
  const error = problems.find(({ severity }) => severity === 'error')
  const isCopied = isOvertaken && !error
  const isSample = state.source.kind === 'sample'
  const busy = work !== 'none'
  const isShown = Boolean(changed || failure || busy || draft.redo)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isShown) return
    const current = place.current
    return () => {
      // The bar takes the focus with it.
      if (document.activeElement === document.body) current?.focus()
    }
  }, [isShown])

  /** Moves unsaved changes into an entry of their own. */
  async function saveCopy() {
    const original = parseEntry(draft.text)
    if (!original || !entry) return
    const id = crypto.randomUUID()
    const copy = { ...original, id, name: `${String(original.name ?? 'Entry')}, copy` }
    await saveEntry(config, { model: entry.model, id }, entryText(copy))
    draft.discard()
    reloadEntries()
    update({ entry: id, address: undefined, block: undefined })
  }

  return (
    <section ref={place} className={styles.place} aria-label="Changes" tabIndex={-1}>
      <Message text={problem} onClose={forget} />
      {isShown && (
        <div className={styles.bar}>
          {failure && (
            <p className={styles.failure} role="alert">
              <Icon name="alert" />
              <span>
                {failure} {changed ? 'Your changes are still here: save again.' : 'Try again.'}
              </span>
            </p>
          )}
          {isOvertaken && (
            <p className={styles.waiting} role="alert">
              <Icon name="alert" />
              <span>
                Another author saved this entry meanwhile. Save yours as a copy, or discard it to
                see theirs.
              </span>
            </p>
          )}
          {!isStored && changed && (
            <p className={styles.waiting}>
              <Icon name="alert" />
              <span>Too large to be kept over a reload. Save, or export it.</span>
            </p>
          )}
          <div className={styles.line}>
            <span className={styles.state} data-busy={busy || undefined}>
              {work === 'saving' && 'Saving'}
              {work === 'resetting' && 'Resetting'}
              {!busy && changed && (isSample ? 'Unsaved changes' : 'Changed in this tab only')}
            </span>
            <IconButton
              label="Undo"
              icon="undo"
              aria-keyshortcuts="Control+Z Meta+Z"
              aria-disabled={!draft.undo || busy}
              onClick={() => !busy && draft.undo?.()}
            />
            <IconButton
              label="Redo"
              icon="redo"
              aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
              aria-disabled={!draft.redo || busy}
              onClick={() => !busy && draft.redo?.()}
            />
            {changed && (
              <>
                <TextButton onClick={draft.discard} disabled={busy}>
                  Discard
                </TextButton>
                {isSample ? (
                  <TextButton
                    primary
                    onClick={isCopied ? () => attempt(saveCopy) : save}
                    disabled={busy}
                  >
                    {error ? `See line ${error.line}` : isCopied ? 'Save as a copy' : 'Save'}
                  </TextButton>
                ) : (
                  <TextButton onClick={save}>Download</TextButton>
                )}
              </>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

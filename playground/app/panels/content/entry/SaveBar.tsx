import { lazy, Suspense, useEffect, useRef } from 'react'
import { usePlayground } from '../../../context/PlaygroundContext'
import { exportFile } from '../../../data/entryFile'
import { IconButton, TextButton } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import styles from './SaveBar.module.css'

/** Loaded at the first conflict: it includes a code editor. */
const SaveConflict = lazy(async () => ({ default: (await import('./SaveConflict')).SaveConflict }))

/** Shows unsaved changes with a save button. Hidden when nothing has changed. */
export function SaveBar() {
  const { draft, update, entry, state } = usePlayground()
  const { changed, problems, work, failure, isStored } = draft
  const errors = problems.filter(({ severity }) => severity === 'error')
  const [first] = problems
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
  return (
    <section ref={place} className={styles.place} aria-label="Changes" tabIndex={-1}>
      {draft.theirs && (
        <Suspense>
          <SaveConflict draft={draft} theirs={draft.theirs} />
        </Suspense>
      )}
      <p className="visually-hidden" role="status">
        {changed ? 'Unsaved changes' : ''}
      </p>
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
                    onClick={() => {
                      if (errors.length > 0) update({ view: 'json' })
                      else void draft.save()
                    }}
                    disabled={busy}
                  >
                    {errors.length > 0 && first ? `See line ${errors[0]?.line}` : 'Save'}
                  </TextButton>
                ) : (
                  <TextButton onClick={() => exportFile(entry?.name ?? 'entry', draft.text)}>
                    Download
                  </TextButton>
                )}
              </>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

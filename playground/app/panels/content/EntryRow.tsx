import type { MouseEvent } from 'react'
import type { EntrySummary } from '../../data/entries'
import { keyOf } from '../../data/entryApi'
import { usePlayground } from '../../shell/PlaygroundContext'
import { formatUrlState } from '../../state/urlState'
import styles from './EntryRow.module.css'
import { timeAgo } from './timeAgo'

/** One entry: its name, its model, when it was changed. A link, so that it can be opened elsewhere too. */
export function EntryRow({ entry }: { entry: EntrySummary }) {
  const { entry: shown, state, update, draft } = usePlayground()
  const unsaved = draft.changedKeys.includes(keyOf(entry))

  function choose(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    update({ entry: entry.id, block: undefined })
  }

  return (
    <a
      className={styles.row}
      href={formatUrlState({ ...state, entry: entry.id, block: undefined })}
      aria-current={entry === shown ? 'true' : undefined}
      onClick={choose}
    >
      <span className={styles.line}>
        <span className={styles.name}>{entry.name}</span>
        {unsaved && <span className={styles.draft}>Unsaved</span>}
        {!entry.published && <span className={styles.draft}>Draft</span>}
        {(!entry.seeded || entry.edited) && (
          <span className={styles.mark}>{entry.seeded ? 'Edited' : 'Yours'}</span>
        )}
      </span>
      <span className={styles.line}>
        <span className={styles.model}>{entry.model}</span>
        {entry.lastUpdated !== undefined && (
          <time className={styles.time} dateTime={new Date(entry.lastUpdated).toISOString()}>
            {timeAgo(entry.lastUpdated, Date.now())}
          </time>
        )}
      </span>
    </a>
  )
}

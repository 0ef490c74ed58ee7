import type { MouseEvent } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import type { EntrySummary } from '../../data/entries'
import { keyOf } from '../../data/entryApi'
import { formatUrlState } from '../../state/urlState'
import styles from './EntryList.module.css'
import entryRowStyles from './EntryRow.module.css'

/** Links to every entry. */
export function EntryList({ entries }: { entries: readonly EntrySummary[] }) {
  return (
    <ul className={styles.list} aria-label="Entries">
      {entries.map((entry) => (
        <li key={`${entry.model}/${entry.id}`}>
          <EntryRow entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** One entry with name and model, as a link that can open in a new tab. */
function EntryRow({ entry }: { entry: EntrySummary }) {
  const { entry: shown, state, update, draft } = usePlayground()
  const unsaved = draft.changedKeys.includes(keyOf(entry))

  const change = { entry: entry.id, address: undefined, block: undefined }

  function choose(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    update(change)
  }

  return (
    <a
      className={entryRowStyles.row}
      href={formatUrlState({ ...state, ...change })}
      aria-current={entry === shown ? 'true' : undefined}
      onClick={choose}
    >
      <span className={entryRowStyles.line}>
        <span className={entryRowStyles.name}>{entry.name}</span>
        {unsaved && <span className={entryRowStyles.draft}>Unsaved</span>}
        {!entry.published && <span className={entryRowStyles.draft}>Draft</span>}
        {(!entry.seeded || entry.edited) && (
          <span className={entryRowStyles.mark}>{entry.seeded ? 'Edited' : 'Yours'}</span>
        )}
      </span>
      <span className={entryRowStyles.line}>
        <span className={entryRowStyles.model}>{entry.model}</span>
      </span>
    </a>
  )
}

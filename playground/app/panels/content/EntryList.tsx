import type { KeyboardEvent, MouseEvent } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import type { EntrySummary } from '../../data/entries'
import { keyOf } from '../../data/entryApi'
import { formatUrlState } from '../../state/urlState'
import { timeAgo } from '../../utils/format'
import styles from './EntryList.module.css'
import entryRowStyles from './EntryRow.module.css'

const STEPS: { readonly [key: string]: number | undefined } = { ArrowDown: 1, ArrowUp: -1 }

/** Links to every entry. Arrow keys move between them. */
export function EntryList({ entries }: { entries: readonly EntrySummary[] }) {
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const rows = [...event.currentTarget.querySelectorAll('a')]
    const index = rows.findIndex((row) => row.contains(event.target as Node))
    focusRow(event.currentTarget, index + step)
  }
  return (
    <ul id="entries" className={styles.list} aria-label="Entries" onKeyDown={move}>
      {entries.map((entry) => (
        <li key={`${entry.model}/${entry.id}`}>
          <EntryRow entry={entry} />
        </li>
      ))}
    </ul>
  )
}

/** One entry with name, model and time of change, as a link that can open in a new tab. */
function EntryRow({ entry }: { entry: EntrySummary }) {
  const { entry: shown, state, update, draft } = usePlayground()
  const unsaved = draft.changedKeys.includes(keyOf(entry))

  function choose(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    update({ entry: entry.id, address: undefined, block: undefined })
  }

  return (
    <a
      className={entryRowStyles.row}
      href={formatUrlState({
        ...state,
        entry: entry.id,
        address: undefined,
        block: undefined,
      })}
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
        {entry.lastUpdated !== undefined && (
          <time
            className={entryRowStyles.time}
            dateTime={new Date(entry.lastUpdated).toISOString()}
          >
            {timeAgo(entry.lastUpdated, Date.now())}
          </time>
        )}
      </span>
    </a>
  )
}

/**
 * Keeps entries whose name, model and id together contain every word of `search`, ignoring case.
 */
export function filterEntries(
  entries: readonly EntrySummary[],
  search: string,
): readonly EntrySummary[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.filter(({ name, model, id }) => {
    const text = `${name} ${model} ${id}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}

/** Focuses the link of a row, counted from the start of `list`. Ignores indexes out of range. */
export function focusRow(list: Element | null, index: number): void {
  list?.querySelectorAll('a')[index]?.focus()
}

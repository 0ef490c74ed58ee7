import type { KeyboardEvent } from 'react'
import type { EntrySummary } from '../../data/entries'
import styles from './EntryList.module.css'
import { EntryRow } from './EntryRow'
import { focusRow } from './focusRow'

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

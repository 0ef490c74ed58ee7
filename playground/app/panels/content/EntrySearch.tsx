import { SearchIcon } from '../../ui/icons'
import styles from './EntrySearch.module.css'

interface EntrySearchProps {
  value: string
  onChange(value: string): void
  /** Called when the arrow key leads down into the list. */
  onLeave(): void
}

/** The field that narrows the list down. Escape empties it. */
export function EntrySearch({ value, onChange, onLeave }: EntrySearchProps) {
  return (
    <div className={styles.search}>
      <SearchIcon className={styles.icon} />
      <input
        className={styles.field}
        type="search"
        placeholder="Search by name, model or id"
        aria-label="Search entries"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onLeave()
          }
          if (event.key === 'Escape' && value) {
            event.preventDefault()
            onChange('')
          }
        }}
      />
    </div>
  )
}

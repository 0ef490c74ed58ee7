import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import styles from './ContentResults.module.css'
import { EntryList } from './EntryList'
import { EntrySkeleton } from './EntrySkeleton'
import { filterEntries } from './filterEntries'

interface ContentResultsProps {
  search: string
  /** Empties the search. */
  onClear(): void
}

/** The list of entries, or what stands in its place. */
export function ContentResults({ search, onClear }: ContentResultsProps) {
  const { entries, reloadEntries } = usePlayground()
  if (entries.status === 'loading') return <EntrySkeleton />
  if (entries.status === 'failed') {
    return (
      <Notice
        kind="failure"
        title="The list could not be loaded"
        actions={<Button onClick={reloadEntries}>Try again</Button>}
      >
        {entries.error.message} If the content host is not running, <code>npm start</code> starts
        it.
      </Notice>
    )
  }
  if (entries.value.length === 0) {
    return (
      <Notice
        title="No entries yet"
        actions={<Button onClick={reloadEntries}>Reload the list</Button>}
      >
        Every entry of the content host will be listed here. Put JSON files into{' '}
        <code>playground/content</code> and run <code>npm start</code> again.
      </Notice>
    )
  }
  const found = filterEntries(entries.value, search)
  if (found.length === 0) {
    return (
      <Notice
        title={`Nothing found for “${search.trim()}”`}
        actions={<Button onClick={onClear}>Clear search</Button>}
      >
        The search looks at names, models and ids.
      </Notice>
    )
  }
  return (
    <>
      {entries.error && (
        <p className={styles.stale} role="alert">
          {entries.error.message} This is the list from before.
          <Button onClick={reloadEntries}>Try again</Button>
        </p>
      )}
      <EntryList entries={found} />
    </>
  )
}

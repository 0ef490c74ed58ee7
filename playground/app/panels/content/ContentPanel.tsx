import { lazy, Suspense, useState } from 'react'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import type { ContentView } from '../../state/urlState'
import { IconButton } from '../../ui/IconButton'
import { ReloadIcon } from '../../ui/icons'
import { SearchField } from '../../ui/SearchField'
import { Segments } from '../../ui/Segments'
import styles from './ContentPanel.module.css'
import { ContentResults } from './ContentResults'
import { EntryFacts } from './EntryFacts'
import { EntrySkeleton } from './EntrySkeleton'
import { EntryMenu } from './entry/EntryMenu'
import { EntryState } from './entry/EntryState'
import { SaveBar } from './entry/SaveBar'
import { focusRow } from './focusRow'
import { JsonView } from './json/JsonView'

/** Brings the definitions of all blocks along. */
const BlocksView = lazy(async () => ({ default: (await import('./blocks/BlocksView')).BlocksView }))

const VIEWS: readonly { readonly value: ContentView; readonly label: string }[] = [
  { value: 'entries', label: 'Entries' },
  { value: 'blocks', label: 'Blocks' },
  { value: 'json', label: 'JSON' },
]

/** Every entry of the content host, and the shown one to be changed: block by block, or as JSON. */
export function ContentPanel() {
  const { entries, reloadEntries, entry, state, update } = usePlayground()
  const [search, setSearch] = useState('')
  const some = entries.status === 'ready' && entries.value.length > 0
  const view = some ? state.view : 'entries'
  return (
    <PanelFrame
      title="Content"
      actions={
        <>
          <IconButton label="Reload the list" icon={ReloadIcon} onClick={reloadEntries} />
          {some && <EntryMenu />}
        </>
      }
      head={
        some && (
          <>
            <Segments
              className={styles.views}
              label="View"
              value={view}
              choices={VIEWS}
              onValue={(chosen) => update({ view: chosen })}
            />
            {view === 'entries' && (
              <SearchField
                label="Search entries"
                placeholder="Search by name, model or id"
                value={search}
                onChange={setSearch}
                onLeave={() => focusRow(document.getElementById('entries'), 0)}
              />
            )}
          </>
        )
      }
      foot={
        entry && (
          <>
            {view === 'entries' && <EntryFacts entry={entry} className={styles.facts} />}
            <SaveBar />
          </>
        )
      }
    >
      {view === 'entries' && <ContentResults search={search} onClear={() => setSearch('')} />}
      {view === 'blocks' && (
        <EntryState>
          <Suspense fallback={<EntrySkeleton label="Loading the blocks" />}>
            <BlocksView />
          </Suspense>
        </EntryState>
      )}
      {view === 'json' && (
        <EntryState>
          <JsonView />
        </EntryState>
      )}
    </PanelFrame>
  )
}

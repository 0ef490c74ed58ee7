import { useState } from 'react'
import { PanelFrame } from '../../shell/PanelFrame'
import { usePlayground } from '../../shell/PlaygroundContext'
import { IconButton } from '../../ui/IconButton'
import { ReloadIcon } from '../../ui/icons'
import styles from './ContentPanel.module.css'
import { ContentResults } from './ContentResults'
import { EntryFacts } from './EntryFacts'
import { EntrySearch } from './EntrySearch'
import { focusRow } from './focusRow'

/** Every entry of the content host, and what is known of the one that is shown. */
export function ContentPanel() {
  const { entries, reloadEntries, entry } = usePlayground()
  const [search, setSearch] = useState('')
  const some = entries.status === 'ready' && entries.value.length > 0
  return (
    <PanelFrame
      title="Content"
      actions={<IconButton label="Reload the list" icon={ReloadIcon} onClick={reloadEntries} />}
      head={
        some && (
          <EntrySearch
            value={search}
            onChange={setSearch}
            onLeave={() => focusRow(document.getElementById('entries'), 0)}
          />
        )
      }
      foot={entry && <EntryFacts entry={entry} className={styles.facts} />}
    >
      <ContentResults search={search} onClear={() => setSearch('')} />
    </PanelFrame>
  )
}

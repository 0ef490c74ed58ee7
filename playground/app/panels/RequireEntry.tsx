import type { ReactNode } from 'react'
import type { ContentEntry } from '../../../src/content/types'
import { usePlayground } from '../context/PlaygroundContext'
import { TextButton } from '../ui/Button'
import { Notice } from '../ui/Notice'
import styles from './EntrySkeleton.module.css'
import { useShownEntry } from './useVisit'

/** Renders `children` when an entry can be edited, otherwise the reason why not. */
export function RequireEntry({ children }: { children: ReactNode }) {
  const { entry, draft } = usePlayground()
  if (!entry) {
    return <Notice title="No entry is shown">Choose one under Content, and change it here.</Notice>
  }
  // Stored changes can be edited before the content host answers.
  if (draft.saved.status === 'ready' || draft.changed) return children
  if (draft.saved.status === 'loading') return <EntrySkeleton label="Loading the entry" />
  return (
    <Notice
      kind="failure"
      title="The entry could not be loaded"
      actions={<TextButton onClick={draft.reload}>Try again</TextButton>}
    >
      {draft.saved.error.message} If the content host is not running, <code>npm start</code> starts
      it.
    </Notice>
  )
}

/** Renders parts for the entry as its author sees it, unless its JSON is broken. */
export function RequireReadable({ children }: { children(entry: ContentEntry): ReactNode }) {
  const shown = useShownEntry()
  return (
    <RequireEntry>
      {shown ? (
        children(shown)
      ) : (
        <Notice title="The JSON cannot be read">Fix it under Content, and go on here.</Notice>
      )}
    </RequireEntry>
  )
}

/** Widths of the placeholder bars, varied like names. */
const NAME_WIDTHS = ['58%', '42%', '66%', '50%', '36%', '61%']

/** Placeholder for the list while it loads. */
export function EntrySkeleton({ label = 'Loading entries' }: { label?: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {NAME_WIDTHS.map((width) => (
        <div key={width} className={styles.row}>
          <span className={styles.bar} style={{ width }} />
          <span className={styles.bar} style={{ width: '24%' }} />
        </div>
      ))}
    </div>
  )
}

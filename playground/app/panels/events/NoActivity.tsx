import type { ReactNode } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import styles from './NoActivity.module.css'
import type { LiveActivity } from './useActivity'

interface NoActivityProps {
  live: LiveActivity
  /** What to say when there is really nothing. */
  children: ReactNode
}

/** Stands where a list would be: it is on its way, cannot be had, or is empty. */
export function NoActivity({ live: { activity, problem, refresh }, children }: NoActivityProps) {
  if (activity) return children
  if (!problem) return <EventSkeleton />
  return (
    <Notice
      kind="failure"
      title="The content host does not answer"
      actions={<Button onClick={refresh}>Try again</Button>}
    >
      {problem.message} Events are kept there, so none can be shown. It is asked again by itself; if
      it is not running, <code>npm start</code> starts it.
    </Notice>
  )
}

/** Widths of the bars that stand for events, so that they look like events. */
const WIDTHS = ['52%', '38%', '60%', '45%', '34%', '56%']

/** The list, before it is there. */
function EventSkeleton() {
  return (
    <div className={styles.skeleton} role="status" aria-label="Loading events">
      {WIDTHS.map((width) => (
        <div key={width} className={styles.row}>
          <span className={styles.dot} />
          <span className={styles.bar} style={{ width }} />
        </div>
      ))}
    </div>
  )
}

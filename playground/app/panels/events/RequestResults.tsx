import { useState } from 'react'
import { Button } from '../../ui/Button'
import { Notice } from '../../ui/Notice'
import { NoActivity } from './NoActivity'
import styles from './RequestResults.module.css'
import { RequestRow } from './RequestRow'
import { type RequestKind, requestKind } from './requestKind'
import type { LiveActivity } from './useActivity'

interface RequestResultsProps {
  live: LiveActivity
  kind: RequestKind | 'all'
  /** Takes the filter away. */
  onAll(): void
}

/** What the content host was asked, and how long each answer took; or what stands in its place. */
export function RequestResults({ live, kind, onAll }: RequestResultsProps) {
  const [open, setOpen] = useState<string>()
  const { epoch, requests = [] } = live.activity ?? {}
  const shown = requests.filter(({ url }) => kind === 'all' || requestKind(url) === kind)
  const longest = Math.max(1, ...shown.map(({ durationMs }) => durationMs))
  if (shown.length === 0) {
    return (
      <NoActivity live={live}>
        <Notice
          title="No requests yet"
          actions={kind !== 'all' && <Button onClick={onAll}>Show all</Button>}
        >
          Every request to the content host appears here with its time. Reload the preview to see
          the one for its content.
        </Notice>
      </NoActivity>
    )
  }
  return (
    <ul className={styles.list} aria-label="Requests">
      {shown.map((request) => {
        const key = `${epoch} ${request.seq}`
        return (
          <li key={key}>
            <RequestRow
              request={request}
              longest={longest}
              open={key === open}
              onToggle={() => setOpen(key === open ? undefined : key)}
            />
          </li>
        )
      })}
    </ul>
  )
}

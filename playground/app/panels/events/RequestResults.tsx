import { Accordion } from '@base-ui/react/accordion'
import type { LoggedRequest } from '../../../server/admin/requestLog'
import { TextButton } from '../../ui/Button'
import { Code } from '../../ui/Code'
import { formatClock, formatDuration } from '../../utils/format'
import { DisclosureRow } from './DisclosureRow'
import { NoActivity } from './NoActivity'
import styles from './RequestResults.module.css'
import { requestKind } from './requestKind'
import type { LiveActivity } from './useActivity'

interface RequestResultsProps {
  live: LiveActivity
  kind: string
  /** Clears the filter. */
  onAll(): void
}

/** Lists requests to the content host with their durations, or explains why there are none. */
export function RequestResults({ live, kind, onAll }: RequestResultsProps) {
  const { epoch, requests = [] } = live.activity ?? {}
  const shown = requests.filter(({ url }) => kind === 'all' || requestKind(url) === kind)
  const longest = Math.max(1, ...shown.map(({ durationMs }) => durationMs))
  if (shown.length === 0) {
    return (
      <NoActivity
        live={live}
        title="No requests yet"
        actions={kind !== 'all' && <TextButton onClick={onAll}>Show all</TextButton>}
      >
        Every request to the content host appears here with its time. Reload the preview to see the
        one for its content.
      </NoActivity>
    )
  }
  return (
    <Accordion.Root render={<ul />} className={styles.list} aria-label="Requests">
      {shown.map((request) => (
        <li key={`${epoch} ${request.seq}`}>
          <RequestRow request={request} longest={longest} />
        </li>
      ))}
    </Accordion.Root>
  )
}

interface RequestRowProps {
  request: LoggedRequest
  /** Duration in milliseconds that fills the whole bar. */
  longest: number
}

/** One request: address, status and duration. */
function RequestRow({ request, longest }: RequestRowProps) {
  const { seq, method, url, status, durationMs, startedAt, headers } = request
  const [path = '', query] = url.split('?')
  const failed = status === 0 || status >= 400
  return (
    <DisclosureRow
      value={String(seq)}
      summary={
        <span className={styles.summary}>
          <span className={styles.line}>
            <span className={styles.method}>{method}</span>
            <span className={styles.path}>{path.replace(/^\/api/, '')}</span>
            <span className={failed ? styles.failed : styles.status}>
              {status === 0 ? 'dropped' : status}
            </span>
            <span className={styles.duration}>{formatDuration(durationMs)}</span>
          </span>
          <span
            className={styles.bar}
            style={{ transform: `scaleX(${Math.max(0.004, durationMs / longest)})` }}
          />
        </span>
      }
    >
      <p className={styles.time}>
        Came at {formatClock(startedAt, Date.now())}
        {status === 0 && '. The connection was dropped before an answer'}.
      </p>
      <Code text={describe(query, headers)} />
    </DisclosureRow>
  )
}

/** Query parameters and headers, one per line. */
function describe(query: string | undefined, headers: LoggedRequest['headers']): string {
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
  return [...parameters, ...(parameters.length > 0 ? [''] : []), ...lines].join('\n')
}

import { Code } from '../../ui/Code'
import type { LoggedRequest } from './Activity'
import { DisclosureRow } from './DisclosureRow'
import { formatClock } from './formatClock'
import { formatDuration } from './formatDuration'
import styles from './RequestRow.module.css'

interface RequestRowProps {
  request: LoggedRequest
  /** Milliseconds that the bar of a full row stands for. */
  longest: number
  open: boolean
  onToggle(): void
}

/** One request: what was asked, how it went, and how long it took. */
export function RequestRow({ request, longest, open, onToggle }: RequestRowProps) {
  const { method, url, status, durationMs, startedAt, headers } = request
  const [path = '', query] = url.split('?')
  const failed = status === 0 || status >= 400
  return (
    <DisclosureRow
      open={open}
      onToggle={onToggle}
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

/** Parameters and headers, one a line. */
function describe(query: string | undefined, headers: LoggedRequest['headers']): string {
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => `${name}=${value}`)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`)
  return [...parameters, ...(parameters.length > 0 ? [''] : []), ...lines].join('\n')
}

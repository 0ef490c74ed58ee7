import type { Connection } from '../../../data/useSource'
import { formatBytes } from '../../../shell/formatBytes'
import { AlertIcon, CheckIcon } from '../../../ui/icons'
import { formatDuration } from '../../events/formatTime'
import styles from './SpaceView.module.css'

const EXCERPT_LENGTH = 600

interface ConnectionReportProps {
  connection: Connection
  host: string
}

/** The request that was sent to the space, what came back, how long that took, and what is wrong with it. */
export function ConnectionReport({ connection, host }: ConnectionReportProps) {
  const { exchange, diagnosis } = connection
  const { verdict, title, advice } = diagnosis
  const { url, ms = 0, status, contentType, body } = exchange ?? {}
  const Mark = verdict === 'good' ? CheckIcon : AlertIcon
  const settled = status !== undefined || exchange?.failure !== undefined
  return (
    <section aria-label="Answer of the space">
      <div className={styles.verdict} role="status">
        <Mark className={styles[verdict]} />
        <div>
          <p className={styles.title}>{title}</p>
          <p className={styles.quiet}>{advice}</p>
        </div>
      </div>
      <dl className={styles.facts}>
        <dt>Request</dt>
        <dd className={styles.code}>{url ? `GET ${decode(url)}` : `None yet to ${host}`}</dd>
        {settled && (
          <>
            <dt>Answer</dt>
            <dd>
              {status === undefined ? 'None' : [status, contentType].filter(Boolean).join(', ')}
            </dd>
            <dt>Time</dt>
            <dd>{formatDuration(ms)}</dd>
          </>
        )}
        {body !== undefined && (
          <>
            <dt>Size</dt>
            <dd>{formatBytes(new Blob([body]).size)}</dd>
          </>
        )}
      </dl>
      {verdict === 'failed' && body && (
        <section
          className={styles.excerpt}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
          tabIndex={0}
          aria-label="Beginning of the answer"
        >
          {body.slice(0, EXCERPT_LENGTH)}
        </section>
      )}
    </section>
  )
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}

import { AlertIcon, CheckIcon } from '../../ui/icons'
import { storedNames } from '../../utils/storedNames'
import type { LoggedRequest } from './Activity'
import styles from './ConsentProof.module.css'
import { formatClock } from './formatTime'
import { requestsSince } from './requestKind'

interface ConsentProofProps {
  /** Absent while the content host does not answer. */
  requests: readonly LoggedRequest[] | undefined
  refusedAt: number
}

/** What the content host got, and the browser keeps, since consent was refused. */
export function ConsentProof({ requests, refusedAt }: ConsentProofProps) {
  if (!requests) return null
  const { track, others } = requestsSince(requests, refusedAt)
  const stored = storedNames(
    document.cookie,
    Object.keys(localStorage),
    Object.keys(sessionStorage),
  )
  return (
    <ul className={styles.proof} aria-label={`Since ${formatClock(refusedAt, Date.now())}`}>
      <li className={styles.since}>Since {formatClock(refusedAt, Date.now())}</li>
      <Line holds={track === 0}>
        {track === 0
          ? 'No tracking request arrived'
          : `${count(track, 'tracking request')} arrived`}
        {others > 0 && (
          <span className={styles.quiet}> ({count(others, 'other request')} did)</span>
        )}
      </Line>
      <Line holds={stored.length === 0}>
        {stored.length === 0 ? 'Nothing of SiteBlocks is stored' : `Stored: ${stored.join(', ')}`}
      </Line>
    </ul>
  )
}

function Line({ holds, children }: { holds: boolean; children: React.ReactNode }) {
  return (
    <li className={styles.line}>
      {holds ? <CheckIcon className={styles.holds} /> : <AlertIcon className={styles.fails} />}
      <span>{children}</span>
    </li>
  )
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`

import { usePlayground } from '../../shell/PlaygroundContext'
import type { Arrival } from './Activity'
import { ArrivalDetail } from './ArrivalDetail'
import styles from './ArrivalRow.module.css'
import { arrivalType } from './arrivalTypes'
import { DisclosureRow } from './DisclosureRow'
import { formatClock } from './formatClock'

interface ArrivalRowProps {
  arrival: Arrival
  open: boolean
  onToggle(): void
}

/** One event or form: its type, what it belongs to, when it came. */
export function ArrivalRow({ arrival, open, onToggle }: ArrivalRowProps) {
  const { entries } = usePlayground()
  const { type, subject, receivedAt, files } = arrival
  const { label, icon: Drawing } = arrivalType(type)
  const entry = entries.status === 'ready' && entries.value.find(({ id }) => id === subject)
  return (
    <DisclosureRow
      open={open}
      onToggle={onToggle}
      summary={
        <>
          <Drawing className={styles.icon} />
          <span className={styles.type}>{label}</span>
          <span className={styles.subject}>
            {entry ? entry.name : subject}
            {files.length > 0 && ` · ${files.length === 1 ? '1 file' : `${files.length} files`}`}
          </span>
          <time className={styles.time} dateTime={new Date(receivedAt).toISOString()}>
            {formatClock(receivedAt, Date.now())}
          </time>
        </>
      }
    >
      <ArrivalDetail arrival={arrival} />
    </DisclosureRow>
  )
}

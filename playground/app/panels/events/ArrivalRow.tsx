import { usePlayground } from '../../shell/PlaygroundContext'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import type { Arrival } from './Activity'
import styles from './ArrivalRow.module.css'
import { arrivalType } from './arrivalTypes'
import { DisclosureRow } from './DisclosureRow'
import { DownloadButton } from './EventsActions'
import { formatClock } from './formatTime'

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

/** An event as it was sent; of a form also its files. */
function ArrivalDetail({ arrival }: { arrival: Arrival }) {
  const { config } = usePlayground()
  const { content, files, bodySize, subject } = arrival
  const json = JSON.stringify(content, null, 2)
  const admin = `${config.contentHost}/admin`
  return (
    <>
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map(({ id, name, size, field }) => (
            <li key={id}>
              <DownloadButton address={`${admin}/files/${id}`} name={name} size={size} />
              <span className={styles.field}>{field}</span>
            </li>
          ))}
        </ul>
      )}
      {bodySize !== undefined && (
        <DownloadButton
          address={`${admin}/submissions/${String(content.id)}/body`}
          name={`${subject ?? 'form'}.txt`}
          size={bodySize}
          label="Body"
        />
      )}
      <Code text={json} />
      <div>
        <CopyButton text={json} label="Copy JSON" />
      </div>
    </>
  )
}

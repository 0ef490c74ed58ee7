import { useRef, useState } from 'react'
import { previewWidget } from '../../frame/previewWidget'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button } from '../../ui/Button'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { formatClock } from '../../utils/format'
import styles from './ArrivalResults.module.css'
import { arrivalType } from './arrivalTypes'
import { DisclosureRow } from './DisclosureRow'
import { DownloadButton } from './EventsActions'
import { NoActivity } from './NoActivity'
import type { Arrival } from './parseActivity'
import type { LiveActivity } from './useActivity'

const HOW: { readonly [type: string]: string | undefined } = {
  impression: 'Scroll the content in the preview into view.',
  click: 'Click anywhere in the content of the preview.',
  conversion: 'A site reports one when its visitor did what the page is for. Report one here:',
  submission: 'Fill in and send a form in the preview, as on “Contact” or “Guest book”.',
}

interface ArrivalResultsProps {
  live: LiveActivity
  type: string
  /** Takes the filter away. */
  onAll(): void
}

/** The list of events and forms, or what stands in its place. */
export function ArrivalResults({ live, type, onAll }: ArrivalResultsProps) {
  const { activity } = live
  const shown = activity?.arrivals.filter((arrival) => type === 'all' || arrival.type === type)
  if (activity && shown && shown.length > 0) {
    return <ArrivalList arrivals={shown} live={activity.live} />
  }
  return (
    <NoActivity live={live}>
      {type === 'all' ? (
        <Notice title="No events yet" actions={<SendConversion />}>
          Impressions, clicks, conversions and forms appear here as the content host stores them.
          Click in the preview, or report a conversion:
        </Notice>
      ) : (
        <Notice
          title={`No ${arrivalType(type).plural.toLowerCase()} yet`}
          actions={
            <>
              {type === 'conversion' && <SendConversion />}
              <Button onClick={onAll}>Show all</Button>
            </>
          }
        >
          {HOW[type]}
        </Notice>
      )}
    </NoActivity>
  )
}

interface ArrivalListProps {
  arrivals: readonly Arrival[]
  /** Keys of those that came while the page was open. They slide in once. */
  live: ReadonlySet<string>
}

/** What arrived, newest first. One at a time shows its details. */
function ArrivalList({ arrivals, live }: ArrivalListProps) {
  const [open, setOpen] = useState<string>()
  const slid = useRef(new Set<string>())
  return (
    <ul className={styles.list} aria-label="Events">
      {arrivals.map((arrival) => {
        const { key } = arrival
        return (
          <li
            key={key}
            className={styles.item}
            data-new={live.has(key) && !slid.current.has(key) ? '' : undefined}
            onAnimationEnd={() => slid.current.add(key)}
          >
            <ArrivalRow
              arrival={arrival}
              open={key === open}
              onToggle={() => setOpen(key === open ? undefined : key)}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface ArrivalRowProps {
  arrival: Arrival
  open: boolean
  onToggle(): void
}

/** One event or form: its type, what it belongs to, when it came. */
export function ArrivalRow({ arrival, open, onToggle }: ArrivalRowProps) {
  const { entries } = usePlayground()
  const { type, subject, receivedAt, files } = arrival
  const { label, icon } = arrivalType(type)
  const entry = entries.status === 'ready' && entries.value.find(({ id }) => id === subject)
  return (
    <DisclosureRow
      open={open}
      onToggle={onToggle}
      summary={
        <>
          <Icon name={icon} className={styles.icon} />
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

const AMOUNT = 24

/** Has the widget in the preview report a conversion, as a site's checkout would. */
export function SendConversion() {
  const { preview, entry } = usePlayground()
  return (
    <Button
      disabled={preview.status.phase !== 'ready'}
      onClick={() =>
        previewWidget(preview.frame.current)?.client.trackConversion(AMOUNT, entry?.id)
      }
    >
      <Icon name="conversion" />
      Convert as visitor
    </Button>
  )
}

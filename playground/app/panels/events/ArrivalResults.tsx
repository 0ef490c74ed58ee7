import { Accordion } from '@base-ui/react/accordion'
import { useRef } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import { previewWidget } from '../../preview/previewWidget'
import { TextButton } from '../../ui/Button'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import { Icon, type IconName } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { formatBytes, formatClock } from '../../utils/format'
import { EntrySkeleton } from '../RequireEntry'
import styles from './ArrivalResults.module.css'
import type { Arrival, LiveActivity } from './useActivity'

/** Display texts of an arrival type. */
interface ArrivalType {
  readonly label: string
  readonly icon: IconName
}

const TYPES: { readonly [type: string]: ArrivalType | undefined } = {
  impression: { label: 'Impression', icon: 'impression' },
  click: { label: 'Click', icon: 'click' },
  conversion: { label: 'Conversion', icon: 'conversion' },
  submission: { label: 'Form', icon: 'submission' },
}

/** Texts of an arrival type. A custom event type is its own label. */
export function arrivalType(type: string): ArrivalType {
  return TYPES[type] ?? { label: type, icon: 'event' }
}

/** Lists events and forms, or explains why there are none. */
export function ArrivalResults({ live: { activity, problem, refresh } }: { live: LiveActivity }) {
  const slid = useRef(new Set<string>())
  if (!activity && !problem) return <EntrySkeleton label="Loading events" />
  if (!activity) {
    return (
      <Notice
        kind="failure"
        title="The content host does not answer"
        actions={<TextButton onClick={refresh}>Try again</TextButton>}
      >
        {problem?.message} Events are kept there, so none can be shown. It is asked again by itself;
        if it is not running, <code>npm start</code> starts it.
      </Notice>
    )
  }
  if (activity.arrivals.length === 0) {
    return (
      <Notice title="No events yet" actions={<SendConversion />}>
        Impressions, clicks, conversions and forms appear here as the content host stores them.
        Click in the preview, or report a conversion:
      </Notice>
    )
  }
  return (
    <Accordion.Root render={<ul />} className={styles.list} aria-label="Events">
      {activity.arrivals.map((arrival) => {
        const { key } = arrival
        // Arrivals received while the page was open slide in once.
        const isNew = activity.live.has(key) && !slid.current.has(key)
        return (
          <li
            key={key}
            className={styles.item}
            data-new={isNew ? '' : undefined}
            onAnimationEnd={() => slid.current.add(key)}
          >
            <Accordion.Item value={key}>
              <Accordion.Header render={<div />}>
                <Accordion.Trigger className={styles.row}>
                  <ArrivalSummary arrival={arrival} />
                  <Icon name="expand" className={styles.arrow} />
                </Accordion.Trigger>
              </Accordion.Header>
              <Accordion.Panel className={styles.detail}>
                <ArrivalDetail arrival={arrival} />
              </Accordion.Panel>
            </Accordion.Item>
          </li>
        )
      })}
    </Accordion.Root>
  )
}

/** Summary row of an event or form: type, subject, time. */
function ArrivalSummary({ arrival }: { arrival: Arrival }) {
  const { entries } = usePlayground()
  const { type, subject, receivedAt, files } = arrival
  const { label, icon } = arrivalType(type)
  const entry = entries.status === 'ready' && entries.value.find(({ id }) => id === subject)
  return (
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
  )
}

/** Details of an arrival: what a visitor wrote, the files of a form, and the JSON as sent. */
function ArrivalDetail({ arrival }: { arrival: Arrival }) {
  const { config } = usePlayground()
  const { content, files, bodySize } = arrival
  const json = JSON.stringify(content, null, 2)
  const admin = `${config.contentHost}/admin`
  return (
    <>
      {arrival.type === 'submission' && <Written fields={content.fields} />}
      {files.length > 0 && (
        <ul className={styles.files} aria-label="Files">
          {files.map(({ id, name, size, field }) => (
            <li key={id}>
              <Download address={`${admin}/files/${id}`} label={name} size={size} />
              <span className={styles.field}>{field}</span>
            </li>
          ))}
        </ul>
      )}
      {bodySize !== null && (
        <Download
          address={`${admin}/submissions/${String(content.id)}/body`}
          label="Body"
          size={bodySize}
        />
      )}
      <Code text={json} />
      <div>
        <CopyButton text={json} label="Copy JSON" />
      </div>
    </>
  )
}

/** The fields of a form, and where they went. */
function Written({ fields }: { fields: unknown }) {
  const { config } = usePlayground()
  const host = new URL(config.contentHost).host
  return (
    <>
      <dl className={styles.written}>
        {Object.entries(Object(fields)).map(([name, value]) => (
          <div key={name}>
            <dt className={styles.field}>{name}</dt>
            <dd>{typeof value === 'string' ? value : JSON.stringify(value)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.field}>Stored on {host}, which sends no email.</p>
    </>
  )
}

/** Download link for a file on the content host. */
function Download({ address, label, size }: { address: string; label: string; size: number }) {
  return (
    <a className={styles.download} href={address} download aria-label={`Download ${label}`}>
      <Icon name="download" />
      <span className={styles.fileName}>{label}</span>
      <span className={styles.field}>{formatBytes(size)}</span>
    </a>
  )
}

const AMOUNT = 24

/** Button that makes the previewed widget report a conversion, like a site's checkout. */
export function SendConversion() {
  const { preview, entry } = usePlayground()
  return (
    <TextButton
      disabled={preview.status.phase !== 'ready'}
      onClick={() =>
        previewWidget(preview.frame.current)?.client.trackConversion(AMOUNT, entry?.id)
      }
    >
      <Icon name="conversion" />
      Convert as visitor
    </TextButton>
  )
}

import { useState } from 'react'
import { saveFile } from '../../data/entryFile'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Button, IconButton } from '../../ui/Button'
import { Confirm } from '../../ui/Confirm'
import { Icon } from '../../ui/Icon'
import { formatBytes } from '../../utils/format'
import styles from './DownloadButton.module.css'
import { type Arrival, objectOf, textOf } from './parseActivity'
import { clearActivity, type LiveActivity, loadArrivals } from './useActivity'

interface EventsActionsProps {
  live: LiveActivity
  paused: boolean
  onPause(paused: boolean): void
  /** What the file is limited to. */
  type: string | undefined
}

/** Pause, download and clear. */
export function EventsActions({ live, paused, onPause, type }: EventsActionsProps) {
  const { config } = usePlayground()
  const [download, setDownload] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function downloadCsv() {
    setDownload('busy')
    try {
      const arrivals = await loadArrivals(config, type, new AbortController().signal)
      const name = `siteblocks-${type ?? 'events'}-${new Date().toISOString().slice(0, 10)}.csv`
      // Without the mark, Excel takes the file for one in the system's old encoding.
      saveFile(name, new Blob(['\uFEFF', arrivalsCsv(arrivals)], { type: 'text/csv' }))
      setDownload('idle')
    } catch {
      setDownload('failed')
    }
  }

  return (
    <>
      <IconButton
        label={paused ? 'Resume' : 'Pause'}
        icon={paused ? 'play' : 'pause'}
        onClick={() => onPause(!paused)}
      />
      <IconButton
        label={download === 'failed' ? 'Download failed. Try again' : 'Download CSV'}
        icon={download === 'failed' ? 'alert' : 'download'}
        aria-busy={download === 'busy'}
        onClick={() => download !== 'busy' && downloadCsv()}
      />
      <ClearButton disabled={!live.activity} onCleared={live.refresh} />
    </>
  )
}

interface ClearButtonProps {
  disabled: boolean
  onCleared(): void
}

/** Has the content host forget what it got, once that is confirmed: it cannot be undone. */
function ClearButton({ disabled, onCleared }: ClearButtonProps) {
  const { config } = usePlayground()
  const [open, setOpen] = useState(false)
  const [failed, setFailed] = useState(false)

  async function clear() {
    try {
      await clearActivity(config)
      setOpen(false)
      setFailed(false)
      onCleared()
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <IconButton
        label="Clear"
        icon="clear"
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Confirm
        open={open}
        title="Clear all events?"
        action="Clear events"
        failure={failed ? 'The content host does not answer. Start it, then try again.' : undefined}
        onConfirm={() => void clear()}
        onClose={() => {
          setOpen(false)
          setFailed(false)
        }}
      >
        The content host forgets every event, form, file and request. Content stays. This cannot be
        undone.
      </Confirm>
    </>
  )
}

interface DownloadButtonProps {
  address: string
  /** Name that the file gets. */
  name: string
  size: number
  /** Stands on the button in place of the name. */
  label?: string
}

/** Fetches a file and has the browser keep it. The page stays where it is when that fails. */
export function DownloadButton({ address, name, size, label = name }: DownloadButtonProps) {
  const [failed, setFailed] = useState(false)

  async function download() {
    try {
      const response = await fetch(address)
      if (!response.ok) throw new Error(String(response.status))
      saveFile(name, await response.blob())
      setFailed(false)
    } catch {
      setFailed(true)
    }
  }

  return (
    <>
      <Button className={styles.button} onClick={download} aria-label={`Download ${label}`}>
        <Icon name="download" />
        <span className={styles.name}>{label}</span>
        <span className={styles.size}>{formatBytes(size)}</span>
      </Button>
      {failed && (
        <span role="alert" className={styles.failed}>
          It could not be fetched. Try again.
        </span>
      )}
    </>
  )
}

const HEAD = [
  'received',
  'type',
  'id',
  'entry',
  'variation',
  'visitor',
  'session',
  'page',
  'amount',
  'form',
  'recipient',
  'fields',
  'files',
]

/** Events and submissions as one table, in the order given. */
export function arrivalsCsv(arrivals: readonly Arrival[]): string {
  return toCsv([HEAD, ...arrivals.map(rowOf)])
}

function rowOf({ type, receivedAt, subject, files, content }: Arrival) {
  const data = objectOf(content.data)
  const metadata = objectOf(data.metadata)
  const { amount } = data
  const isForm = type === 'submission'
  return [
    new Date(receivedAt).toISOString(),
    type,
    textOf(content.id),
    isForm ? undefined : subject,
    textOf(data.variationId),
    textOf(data.visitorId),
    textOf(data.sessionId),
    textOf(metadata.url),
    typeof amount === 'number' ? amount : undefined,
    isForm ? subject : undefined,
    textOf(content.recipient),
    content.fields ? JSON.stringify(content.fields) : undefined,
    files.map(({ name }) => name).join('; '),
  ]
}

/** What spreadsheets take for the beginning of a formula, and what they skip before one. */
const FORMULA = /^\s*[=+\-@]/

/**
 * Writes a table as RFC 4180 has it: lines end with CR LF, and a cell with a comma, a quote or a line break
 * stands in quotes.
 *
 * Cells come from visitors. One that a spreadsheet would run as a formula gets an apostrophe before it.
 */
export function toCsv(rows: readonly (readonly (string | number | undefined)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: string | number | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n\t]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

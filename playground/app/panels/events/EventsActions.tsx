import { useState } from 'react'
import { usePlayground } from '../../context/PlaygroundContext'
import type { PlaygroundConfig } from '../../data/config'
import { saveFile } from '../../data/entryFile'
import { fetchJson } from '../../data/fetchJson'
import { IconButton } from '../../ui/Button'
import { Confirm } from '../../ui/Confirm'
import { type Arrival, fromEvent, fromSubmission, type LiveActivity } from './useActivity'

interface EventsActionsProps {
  live: LiveActivity
  paused: boolean
  onPause(paused: boolean): void
  /** Type to download; `undefined` for all types. */
  type: string | undefined
}

/** Buttons to pause, download and clear the list. */
export function EventsActions({ live, paused, onPause, type }: EventsActionsProps) {
  const { config } = usePlayground()
  const [download, setDownload] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [clearing, setClearing] = useState<'asked' | 'failed'>()

  async function downloadCsv() {
    setDownload('busy')
    try {
      const arrivals = await loadArrivals(config, type)
      const name = `siteblocks-${type ?? 'events'}-${new Date().toISOString().slice(0, 10)}.csv`
      // Without a byte order mark, Excel reads the file in a legacy encoding.
      saveFile(name, new Blob(['\uFEFF', arrivalsCsv(arrivals)], { type: 'text/csv' }))
      setDownload('idle')
    } catch {
      setDownload('failed')
    }
  }

  async function clear() {
    try {
      await fetchJson(`${config.contentHost}/admin/activity`, undefined, 'DELETE')
      setClearing(undefined)
      live.refresh()
    } catch {
      setClearing('failed')
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
      <IconButton
        label="Clear"
        icon="clear"
        disabled={!live.activity}
        aria-haspopup="dialog"
        onClick={() => setClearing('asked')}
      />
      <Confirm
        open={clearing !== undefined}
        title="Clear all events?"
        action="Clear events"
        failure={
          clearing === 'failed'
            ? 'The content host does not answer. Start it, then try again.'
            : undefined
        }
        onConfirm={() => void clear()}
        onClose={() => setClearing(undefined)}
      >
        The content host forgets every event, form, file and request. Content stays. This cannot be
        undone.
      </Confirm>
    </>
  )
}

const PAGE_SIZE = 1000

/** Loads all stored arrivals of one type, or of every type, oldest first. */
async function loadArrivals(config: PlaygroundConfig, type = ''): Promise<readonly Arrival[]> {
  async function load<Row extends { seq: number }>(list: string, parse: (row: Row) => Arrival) {
    const arrivals: Arrival[] = []
    for (let full = true; full; ) {
      const since = String(arrivals.at(-1)?.seq ?? 0)
      const query = new URLSearchParams({ since, limit: String(PAGE_SIZE) })
      if (type && list === 'events') query.set('type', type)
      const answer = await fetchJson(`${config.contentHost}/admin/${list}?${query}`)
      const rows = (answer as { readonly [list: string]: readonly Row[] })[list] ?? []
      arrivals.push(...rows.map(parse))
      full = rows.length === PAGE_SIZE
    }
    return arrivals
  }

  const events = type === 'submission' ? [] : await load('events', fromEvent)
  const forms = type && type !== 'submission' ? [] : await load('submissions', fromSubmission)
  return [...events, ...forms].sort((one, other) => one.receivedAt - other.receivedAt)
}

/** Columns of the CSV file and how to read their values. */
const COLUMNS: { readonly [name: string]: (arrival: Arrival) => unknown } = {
  received: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  type: ({ type }) => type,
  id: ({ content }) => content.id,
  entry: ({ type, subject }) => type !== 'submission' && subject,
  variation: ({ content }) => Object(content.data).variationId,
  visitor: ({ content }) => Object(content.data).visitorId,
  session: ({ content }) => Object(content.data).sessionId,
  page: ({ content }) => Object(Object(content.data).metadata).url,
  amount: ({ content }) => Object(content.data).amount,
  form: ({ type, subject }) => type === 'submission' && subject,
  recipient: ({ content }) => content.recipient,
  fields: ({ content }) => content.fields && JSON.stringify(content.fields),
  files: ({ files }) => files.map(({ name }) => name).join('; '),
}

/** Writes events and submissions as one CSV table, in the given order. */
export function arrivalsCsv(arrivals: readonly Arrival[]): string {
  const columns = Object.values(COLUMNS)
  return toCsv([
    Object.keys(COLUMNS),
    ...arrivals.map((arrival) => columns.map((cellOf) => cellOf(arrival))),
  ])
}

/** Prefixes that spreadsheets interpret as a formula, after leading spaces that they skip. */
const FORMULA = /^\s*[=+\-@]/

/**
 * Writes CSV according to RFC 4180: lines end with CR LF, and cells with a comma, quote or line
 * break are quoted. Writes only numbers and text.
 *
 * Visitors control the cells, so a cell that a spreadsheet would run as a formula is prefixed with
 * an apostrophe.
 */
export function toCsv(rows: readonly (readonly unknown[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('')
}

function toCell(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  const text = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n\t]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text
}

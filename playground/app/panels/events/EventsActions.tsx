import { useState } from 'react'
import type { PlaygroundConfig } from '../../data/config'
import { saveFile } from '../../data/entryFile'
import { fetchJson } from '../../data/fetchJson'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Confirm } from '../../ui/Confirm'
import { IconButton } from '../../ui/IconButton'
import { AlertIcon, ClearIcon, DownloadIcon, PauseIcon, PlayIcon } from '../../ui/icons'
import type { Arrival } from './Activity'
import { arrivalsCsv } from './arrivalsCsv'
import { clearActivity } from './loadActivity'
import { objectOf, parseEvent, parseSubmission, rowsOf } from './parseActivity'
import type { LiveActivity } from './useActivity'

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
        icon={paused ? PlayIcon : PauseIcon}
        onClick={() => onPause(!paused)}
      />
      <IconButton
        label={download === 'failed' ? 'Download failed. Try again' : 'Download CSV'}
        icon={download === 'failed' ? AlertIcon : DownloadIcon}
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
        icon={ClearIcon}
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

const PAGE_SIZE = 1000

/** Everything of one type in the database, or of all types; oldest first. */
async function loadArrivals(
  { contentHost }: PlaygroundConfig,
  type: string | undefined,
  signal: AbortSignal,
): Promise<readonly Arrival[]> {
  async function load(list: string, parse: typeof parseEvent, filter: { type?: string } = {}) {
    const arrivals: Arrival[] = []
    for (let full = true; full; ) {
      const since = String(arrivals.at(-1)?.seq ?? 0)
      const query = new URLSearchParams({ since, limit: String(PAGE_SIZE), ...filter })
      const answer = await fetchJson(`${contentHost}/admin/${list}?${query}`, signal)
      const rows = rowsOf(objectOf(answer)[list])
      arrivals.push(...rows.map(parse))
      full = rows.length === PAGE_SIZE
    }
    return arrivals
  }

  const events = type === 'submission' ? [] : await load('events', parseEvent, type ? { type } : {})
  const withForms = !type || type === 'submission'
  const submissions = withForms ? await load('submissions', parseSubmission) : []
  return [...events, ...submissions].sort((one, other) => one.receivedAt - other.receivedAt)
}

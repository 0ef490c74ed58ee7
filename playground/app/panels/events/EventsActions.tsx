import { useState } from 'react'
import { saveFile } from '../../data/entryFile'
import { usePlayground } from '../../shell/PlaygroundContext'
import { IconButton } from '../../ui/IconButton'
import { AlertIcon, DownloadIcon, PauseIcon, PlayIcon } from '../../ui/icons'
import { arrivalsCsv } from './arrivalsCsv'
import { ClearButton } from './ClearButton'
import { loadArrivals } from './loadArrivals'
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

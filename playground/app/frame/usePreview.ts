import { type RefObject, useCallback, useEffect, useReducer, useRef, useState } from 'react'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import { previewAddress } from './previewAddress'
import { type PreviewMessage, parsePreviewMessage } from './previewMessage'
import { LOADING_STATUS, nextStatus, type PreviewStatus } from './previewStatus'

/** The page in the preview: where it is, and what it told. */
export interface PreviewPage {
  /** Absent while there is no entry to show. */
  readonly address: string | undefined
  /** Different for every load, so that each gets a frame of its own and leaves no step in the history. */
  readonly load: string
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly status: PreviewStatus
  reload(): void
}

interface Heard {
  readonly load: string
  readonly status: PreviewStatus
}

export function usePreview(config: PlaygroundConfig, entry: EntrySummary | undefined): PreviewPage {
  const frame = useRef<HTMLIFrameElement>(null)
  const [reloads, setReloads] = useState(0)
  const address = entry && previewAddress(config, entry)
  const load = `${reloads} ${address}`
  const [heard, hear] = useReducer(listen, { load, status: LOADING_STATUS })

  useEffect(() => {
    function receive({ source, origin, data }: MessageEvent) {
      if (!source || source !== frame.current?.contentWindow || origin !== location.origin) return
      const message = parsePreviewMessage(data)
      if (message) hear({ load, message })
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [load])

  return {
    address,
    load,
    frame,
    status: heard.load === load ? heard.status : LOADING_STATUS,
    reload: useCallback(() => setReloads((count) => count + 1), []),
  }
}

/** What was heard of one load says nothing about the next. */
function listen(heard: Heard, { load, message }: { load: string; message: PreviewMessage }): Heard {
  const status = heard.load === load ? heard.status : LOADING_STATUS
  return { load, status: nextStatus(status, message) }
}

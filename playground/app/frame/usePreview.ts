import {
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import { splitByChange, withoutRisk } from '../state/options'
import type { UrlState } from '../state/urlState'
import { previewAddress, quietOptions } from './previewAddress'
import { parsePreviewMessage } from './previewMessage'
import { LOADING_STATUS, nextStatus, type PreviewStatus, type StatusChange } from './previewStatus'
import { useLiveOptions } from './useLiveOptions'

/** The page in the preview: where it is, and what it told. */
export interface PreviewPage {
  /** Shows the same in a window of its own. Absent while there is no entry to show. */
  readonly address: string | undefined
  /** The same as it was when the page was loaded: what `update()` changes asks for no other page. */
  readonly loaded: string | undefined
  /** Different for every load, so that each gets a frame of its own and leaves no step in the history. */
  readonly load: string
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly status: PreviewStatus
  /** Whether the address asks for scripts of the content to be run, which nobody here has allowed yet. */
  readonly isHeldBack: boolean
  /** Lets content run scripts of its own, until the playground is left. */
  allowScripts(): void
  reload(): void
  /** `builder-id` of the block that is outlined. */
  readonly highlighted: string | undefined
  highlight(blockId: string | undefined): void
  /** Calls `listener` with the data of every message of the page in the frame. Returns the undo. */
  subscribe(listener: (data: unknown) => void): () => void
}

interface Heard {
  readonly load: string
  readonly status: PreviewStatus
}

export function usePreview(
  config: PlaygroundConfig,
  entry: EntrySummary | undefined,
  state: UrlState,
): PreviewPage {
  const frame = useRef<HTMLIFrameElement>(null)
  const listeners = useRef(new Set<(data: unknown) => void>())
  const [highlighted, highlight] = useState<string>()
  const [reloads, setReloads] = useState(0)
  const [isAllowed, setAllowed] = useState(false)
  const { live, fixed } = useMemo(() => {
    const { live: own, fixed } = splitByChange(state.options)
    return { live: { ...quietOptions(state.source), ...own }, fixed }
  }, [state.options, state.source])
  const address = entry && previewAddress(config, entry, state)
  const load = `${reloads} ${entry && previewAddress(config, entry, { ...state, options: fixed })}`
  const [first, setFirst] = useState({ load, address, live })
  if (first.load !== load) setFirst({ load, address, live })
  const [heard, hear] = useReducer(listen, { load, status: LOADING_STATUS })
  const status = heard.load === load ? heard.status : LOADING_STATUS

  useEffect(() => {
    function receive({ source, origin, data }: MessageEvent) {
      if (!source || source !== frame.current?.contentWindow || origin !== location.origin) return
      const message = parsePreviewMessage(data)
      if (message) hear({ load, message })
      for (const listener of listeners.current) listener(data)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [load])

  const { isHeldBack, safe } = useMemo(() => withoutRisk(live), [live])
  const change = useCallback(() => hear({ load, message: { type: 'changed' } }), [load])
  useLiveOptions({
    frame,
    load,
    isThere: status.drawnBy !== undefined,
    first: first.live,
    wanted: isAllowed ? live : safe,
    onChange: change,
  })
  const allowScripts = useCallback(() => setAllowed(true), [])
  const reload = useCallback(() => setReloads((count) => count + 1), [])
  const subscribe = useCallback((listener: (data: unknown) => void) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  return useMemo(
    () => ({
      address,
      loaded: first.address,
      load,
      frame,
      status,
      isHeldBack: isHeldBack && !isAllowed,
      allowScripts,
      reload,
      subscribe,
      highlighted,
      highlight,
    }),
    [
      address,
      first,
      load,
      status,
      isHeldBack,
      isAllowed,
      allowScripts,
      reload,
      subscribe,
      highlighted,
    ],
  )
}

/** What was heard of one load says nothing about the next. */
function listen(heard: Heard, { load, message }: { load: string; message: StatusChange }): Heard {
  const status = heard.load === load ? heard.status : LOADING_STATUS
  return { load, status: nextStatus(status, message) }
}

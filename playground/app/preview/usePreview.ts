import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import { mayTrack, type OptionValues, splitByChange, withoutRisk } from '../state/options'
import type { UrlState } from '../state/urlState'
import { storedNow } from '../utils/stored'
import { outlineBlocks, revealBlock } from './pageBlocks'
import { previewAddress, quietOptions, splitSamples } from './previewAddress'
import { LOADING_STATUS, type PreviewStatus, statusIn } from './previewStatus'
import { previewWidget } from './previewWidget'

/** The page in the preview: its address, its status and its messages. */
export interface PreviewPage {
  /** Opens the same page in its own window; `undefined` while there is no entry. */
  readonly address: string | undefined
  /**
   * The address at the time of loading: options that `update()` can change do not reload the page.
   */
  readonly loaded: string | undefined
  /** Unique per load, so that each load gets a new frame and adds no history entry. */
  readonly load: string
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly status: PreviewStatus
  /** Whether the address asks for content scripts that the author has not allowed yet. */
  readonly isHeldBack: boolean
  /** Allows content scripts until the playground is closed. */
  allowScripts(): void
  reload(): void
  /** Reports that the page itself could not be loaded. */
  fail(message: string): void
  /** Outlines the block with this `builder-id` in the page. */
  highlight(blockId: string | undefined): void
  /** Calls `listener` with every message of the page. Returns an unsubscribe function. */
  subscribe(listener: (data: unknown) => void): () => void
}

export function usePreview(
  config: PlaygroundConfig,
  entry: EntrySummary | undefined,
  state: UrlState,
): PreviewPage {
  const frame = useRef<HTMLIFrameElement>(null)
  const listeners = useRef(new Set<(data: unknown) => void>())
  const [highlighted, highlight] = useState<string>()
  const revealed = useRef<string>(undefined)
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
  const [reported, setReported] = useState<{ load: string; status: PreviewStatus }>({
    load,
    status: LOADING_STATUS,
  })
  const status = reported.load === load ? reported.status : LOADING_STATUS

  useEffect(() => {
    function receive({ source, origin, data }: MessageEvent) {
      if (!source || source !== frame.current?.contentWindow || origin !== location.origin) return
      const told = statusIn(data)
      if (told) setReported({ load, status: told })
      for (const listener of listeners.current) listener(data)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [load])

  useEffect(() => {
    if (status.phase !== 'ready') {
      revealed.current = undefined
      return
    }
    outlineBlocks(frame.current, highlighted)
    // A block that was just added has yet to arrive, which changes the status.
    if (highlighted === undefined) revealed.current = undefined
    else if (revealed.current !== highlighted && revealBlock(frame.current, highlighted)) {
      revealed.current = highlighted
    }
  }, [highlighted, status])

  const { isHeldBack, safe } = useMemo(() => withoutRisk(live), [live])
  useLiveOptions({
    frame,
    load,
    isThere: status.renderedBy !== undefined,
    first: first.live,
    wanted: isAllowed ? live : safe,
  })
  const allowScripts = useCallback(() => setAllowed(true), [])
  const reload = useCallback(() => setReloads((count) => count + 1), [])
  const fail = useCallback(
    (message: string) => setReported({ load, status: { phase: 'failed', message } }),
    [load],
  )
  const subscribe = useCallback((listener: (data: unknown) => void) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  return {
    address,
    loaded: first.address,
    load,
    frame,
    status,
    isHeldBack: isHeldBack && !isAllowed,
    allowScripts,
    reload,
    fail,
    subscribe,
    highlight,
  }
}

interface HostWindow extends Window {
  /** Set by `playground/pages/preview.js`. */
  readonly siteblocksPreview?: {
    setOptions(options: OptionValues, samples: readonly string[]): void
  }
}

/** Input of {@link useLiveOptions}. */
interface LiveOptions {
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly load: string
  /** Whether the page of this load has reported that it rendered. */
  readonly isThere: boolean
  /** Options in the page's address. */
  readonly first: OptionValues
  readonly wanted: OptionValues
}

/** Applies changed options to the previewed widget without reloading the page. */
function useLiveOptions({ frame, load, isThere, first, wanted }: LiveOptions) {
  const known = useRef({ load: '', options: first })

  useEffect(() => {
    if (!isThere) return
    const before = known.current.load === load ? known.current.options : withoutRisk(first).safe
    known.current = { load, options: wanted }
    const names = Object.keys({ ...before, ...wanted }).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(wanted[name]),
    )
    if (names.length === 0) return
    const changed = Object.fromEntries(names.map((name) => [name, wanted[name]]))
    const { samples, values } = splitSamples(changed)
    ;(frame.current?.contentWindow as HostWindow | null | undefined)?.siteblocksPreview?.setOptions(
      values,
      samples,
    )
  }, [frame, load, isThere, first, wanted])
}

/** The moment since which nothing may be stored or sent. */
export interface ConsentRefusal {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Names stored by an earlier visit, which nobody has asked to forget. */
  readonly kept: readonly string[]
}

/**
 * Passes the visitor's consent to the previewed widget, and takes the answer that the visitor gives
 * in the page's dialog. Pages that load later read it from their frame.
 *
 * @returns Since when there is none, as far as this page knows; `undefined` while there is.
 */
export function useConsent(
  { frame, subscribe }: Pick<PreviewPage, 'frame' | 'subscribe'>,
  state: Pick<UrlState, 'options' | 'visitor'>,
  update: (change: Pick<UrlState, 'visitor'>) => void,
): ConsentRefusal | undefined {
  const given = mayTrack(state)
  const { visitor } = state
  const { consent } = visitor
  const [refusal, setRefusal] = useState<ConsentRefusal>()
  const told = useRef(true)

  useEffect(
    () =>
      subscribe((data) => {
        const { consent } = Object(data) as { consent?: unknown }
        if (typeof consent === 'boolean') update({ visitor: { ...visitor, consent } })
      }),
    [subscribe, update, visitor],
  )

  useEffect(() => {
    // A visitor who refuses is forgotten; one who has not answered keeps what is stored.
    const kept = consent === false ? [] : storedNow()
    setRefusal(given ? undefined : { at: Date.now(), kept })
    if (told.current === given) return
    told.current = given
    previewWidget(frame.current)?.client.setConsent(given)
  }, [frame, given, consent])

  return refusal
}

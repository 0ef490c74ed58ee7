import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { mayTrack, type OptionValues, splitByChange } from '../state/options'
import type { UrlState } from '../state/urlState'
import { storedNow } from '../utils/stored'
import { outlineBlocks, revealBlock } from './pageBlocks'
import { postPage } from './previewedPage'
import { LOADING_STATUS, type PreviewStatus, statusIn } from './previewStatus'
import { previewWidget, updatePreview } from './previewWidget'
import type { SiteCode } from './useSiteCode'

/** The page in the preview: its status and its messages. */
export interface PreviewPage {
  /** Opens the page in a frame or tab of this name; `undefined` while there is none to show. */
  readonly open: ((target: string) => void) | undefined
  /** Whether the code of the page is complete. */
  readonly isReady: boolean
  /** Unique per load, so that each load gets a new frame and adds no history entry. */
  readonly load: string
  readonly frame: RefObject<HTMLIFrameElement | null>
  readonly status: PreviewStatus
  reload(): void
  /** Reports that the page itself could not be loaded. */
  fail(message: string): void
  /** Outlines the block with this `builder-id` in the page. */
  highlight(blockId: string | undefined): void
  /** Calls `listener` with every message of the page. Returns an unsubscribe function. */
  subscribe(listener: (data: unknown) => void): () => void
}

/** The page of the code. Its widget is told what changes later, and what changed while it loaded. */
export function usePreview(
  code: SiteCode | undefined,
  state: Pick<UrlState, 'options' | 'visitor'>,
): PreviewPage {
  const frame = useRef<HTMLIFrameElement>(null)
  const listeners = useRef(new Set<(data: unknown) => void>())
  const [highlighted, highlight] = useState<string>()
  const revealed = useRef<string>(undefined)
  const [reloads, setReloads] = useState(0)
  const load = `${reloads} ${code?.load}`
  const [reported, setReported] = useState<{ load: string; status: PreviewStatus }>({
    load,
    status: LOADING_STATUS,
  })
  const status = reported.load === load ? reported.status : LOADING_STATUS
  const live = useMemo(() => splitByChange(state.options).live, [state.options])
  const mayTrackNow = mayTrack(state)
  const page = code?.page
  const latest = useRef({ page, live, mayTrack: mayTrackNow })
  latest.current = { page, live, mayTrack: mayTrackNow }
  /** The options and the consent of the widget, as far as the page has been told. */
  const known = useRef<{ live: OptionValues; mayTrack: boolean }>(latest.current)

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

  const reload = useCallback(() => setReloads((count) => count + 1), [])
  const isThere = status.renderedBy !== undefined
  const hasFailed = status.phase === 'failed'
  useEffect(() => {
    if (!isThere) return
    const before = known.current.live
    const changed = Object.keys({ ...before, ...live }).filter(
      (name) => JSON.stringify(before[name]) !== JSON.stringify(live[name]),
    )
    if (changed.length === 0) return
    known.current = { ...known.current, live }
    if (hasFailed) reload()
    else updatePreview(frame.current, Object.fromEntries(changed.map((name) => [name, live[name]])))
  }, [isThere, hasFailed, live, reload])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a status tells that there is a widget
  useEffect(() => {
    const widget = previewWidget(frame.current)
    if (!widget || known.current.mayTrack === mayTrackNow) return
    known.current = { ...known.current, mayTrack: mayTrackNow }
    widget.client.setConsent(mayTrackNow)
  }, [mayTrackNow, status])

  const open = useCallback((target: string) => {
    const { page } = latest.current
    if (!page) return
    if (target === frame.current?.name) known.current = latest.current
    postPage(page, target)
  }, [])
  const fail = useCallback(
    (message: string) => setReported({ load, status: { phase: 'failed', message } }),
    [load],
  )
  const subscribe = useCallback((listener: (data: unknown) => void) => {
    listeners.current.add(listener)
    return () => void listeners.current.delete(listener)
  }, [])
  return {
    open: page && open,
    isReady: code?.isReady ?? false,
    load,
    frame,
    status,
    reload,
    fail,
    subscribe,
    highlight,
  }
}

/** The moment since which nothing may be stored or sent. */
export interface ConsentRefusal {
  /** Milliseconds since 1970. */
  readonly at: number
  /** Names stored by an earlier visit, which nobody has asked to forget. */
  readonly kept: readonly string[]
}

/**
 * Stores the answer that the visitor gives in the page's dialog.
 *
 * @returns Since when there is no consent, as far as this page knows; `undefined` while there is.
 */
export function useConsent(
  { subscribe }: Pick<PreviewPage, 'subscribe'>,
  state: Pick<UrlState, 'options' | 'visitor'>,
  update: (change: Pick<UrlState, 'visitor'>) => void,
): ConsentRefusal | undefined {
  const given = mayTrack(state)
  const { visitor } = state
  const { consent } = visitor
  const [refusal, setRefusal] = useState<ConsentRefusal>()

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
  }, [given, consent])

  return refusal
}

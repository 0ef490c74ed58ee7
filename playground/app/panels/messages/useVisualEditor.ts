import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isRecord } from '../../../../src/utils/values/isRecord'
import type { JsonObject } from '../../../server/utils/json'
import type { LoggedMessage, VisualEditor } from '../../context/VisualEditor'
import type { PlaygroundConfig } from '../../data/config'
import type { EntrySummary } from '../../data/entries'
import { type EntryDraft, parseEntry } from '../../draft/useDraft'
import { servedEntry } from '../../draft/useShownDraft'
import type { PreviewPage } from '../../preview/usePreview'
import type { UrlState } from '../../state/urlState'
import { useVisit } from '../useVisit'
import { editMessage } from './editorMessage'

/** Typing sends many messages, so older ones are dropped. */
const LOG_LENGTH = 200

const PAUSE_MS = 120

/** Input of {@link useVisualEditor}. */
interface VisualEditorParts {
  readonly config: PlaygroundConfig
  readonly entry: EntrySummary | undefined
  readonly state: UrlState
  readonly preview: PreviewPage
  readonly draft: EntryDraft
}

/** Sends changes of the draft to the page while the editor is connected, and logs all messages. */
export function useVisualEditor({
  config,
  entry,
  state,
  preview,
  draft,
}: VisualEditorParts): VisualEditor {
  const { frame, load, subscribe } = preview
  const { network } = state
  const isConnected = state.editor === 'connected'
  const [log, setLog] = useState<readonly LoggedMessage[]>([])
  const [count, setCount] = useState(0)
  /** The load whose page has reported the entry and therefore accepts changes. */
  const [ready, setReady] = useState<string>()
  const told = useRef<{ readonly load: string; readonly entry: JsonObject }>(undefined)
  const picked = useVisit(preview)?.variation?.variationId
  const version = state.visitor.variation ?? picked
  const id = entry?.id

  const note = useCallback((direction: LoggedMessage['direction'], name: string, data: unknown) => {
    setCount((before) => before + 1)
    setLog((before) => {
      const number = (before[0]?.number ?? 0) + 1
      return [{ number, time: Date.now(), direction, name, data }, ...before].slice(0, LOG_LENGTH)
    })
  }, [])

  const sendMessage = useCallback(
    (name: string, data?: unknown) => {
      frame.current?.contentWindow?.postMessage({ type: `builder.${name}`, data }, location.origin)
      note('to page', name, data)
    },
    [frame, note],
  )

  useEffect(() => {
    if (!isConnected) return
    let isGreeted = false
    return subscribe((message) => {
      const { type, data } = Object(message) as { type?: unknown; data?: unknown }
      const [, name] = /^builder\.(.*)$/s.exec(String(type)) ?? []
      if (name === undefined) return
      note('from page', name, data)
      if (!isGreeted) {
        isGreeted = true
        sendMessage('editingMode', true)
        sendMessage('getComponents')
      }
      if (name === 'contentResults' && hasEntry(data, id)) setReady(load)
    })
  }, [isConnected, subscribe, note, sendMessage, load, id])

  const { saved, entry: drafted } = draft
  const savedText = saved.status === 'ready' ? saved.value.text : ''
  const original = useMemo(() => parseEntry(savedText), [savedText])
  useEffect(() => {
    if (!isConnected || ready !== load || !drafted || !original) return
    const served = (it: JsonObject) =>
      servedEntry({ ...editedVersion(it, version), id }, config, network)
    const timer = setTimeout(() => {
      const next = served(drafted)
      const before = told.current?.load === load ? told.current.entry : served(original)
      told.current = { load, entry: next }
      const message = editMessage(before, next)
      if (message) sendMessage(message.name, message.data)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isConnected, ready, load, drafted, original, version, id, config, network, sendMessage])

  const clear = useCallback(() => setLog([]), [])
  return { log, count, clear }
}

/** Replaces the entry's own content with the edited variation, as a visual editor does. */
function editedVersion(entry: JsonObject, version: string | undefined): JsonObject {
  const { variations, ...rest } = entry
  const variation = isRecord(variations) && version !== undefined ? variations[version] : undefined
  return isRecord(variation) ? { ...rest, data: variation.data } : rest
}

/** Whether the results reported by a page include this entry. */
function hasEntry(data: unknown, id: string | undefined): boolean {
  const results = isRecord(data) && Array.isArray(data.results) ? data.results : []
  return results.some((entry) => isRecord(entry) && entry.id === id)
}

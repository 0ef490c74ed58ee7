import { useEffect, useRef } from 'react'
import type { PlaygroundConfig } from '../data/config'
import { withRealAddresses } from '../data/ownAddresses'
import { previewWidget, updatePreview } from '../preview/previewWidget'
import type { PreviewPage } from '../preview/usePreview'
import { ownJson } from '../source/useSource'
import type { Network } from '../state/previewChoices'
import type { UrlState } from '../state/urlState'
import type { EntryDraft } from './useDraft'

const PAUSE_MS = 120

/**
 * Shows unsaved changes in the preview, also after it reloads. A connected visual editor sends them
 * itself.
 */
export function useShownDraft(
  preview: PreviewPage,
  draft: EntryDraft,
  config: PlaygroundConfig,
  { network, editor, source }: UrlState,
): void {
  const { load, frame, status } = preview
  const { entry, changed } = draft
  const isLoaded = status.phase !== 'loading'
  const isEdited = editor === 'connected' && ownJson(source) === undefined
  const live = changed || ownJson(source) !== undefined
  /** The load that showed changes and therefore has to show their undoing. */
  const touched = useRef('')

  useEffect(() => {
    if (isEdited || !isLoaded || !entry || (!live && touched.current !== load)) return
    const timer = setTimeout(() => {
      if (!previewWidget(frame.current)) return
      touched.current = load
      updatePreview(frame.current, { content: servedEntry(entry, config, network) })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isLoaded, entry, live, load, frame, config, network, isEdited])
}

/** Copies an entry with its addresses on the content host, or on the simulated network. */
export function servedEntry<Entry>(
  entry: Entry,
  config: PlaygroundConfig,
  network: Network,
): Entry {
  const json = withRealAddresses(JSON.stringify(entry), config)
  const from = `${location.origin}/network/${network}/`
  return JSON.parse(network === 'fast' ? json : json.replaceAll(`${config.contentHost}/`, from))
}

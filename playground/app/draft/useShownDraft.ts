import { useEffect, useRef } from 'react'
import type { PlaygroundConfig } from '../data/config'
import { previewWidget } from '../preview/previewWidget'
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
      const widget = previewWidget(frame.current)
      if (!widget) return
      touched.current = load
      widget.update({ content: servedEntry(entry, config, network) })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [isLoaded, entry, live, load, frame, config, network, isEdited])
}

/** Placeholder for the content host's origin in stored entries. */
const OWN_ADDRESS = 'https://content.invalid'

/** Copies an entry with its addresses on the content host, or on the simulated network. */
export function servedEntry<Entry>(
  entry: Entry,
  config: PlaygroundConfig,
  network: Network,
): Entry {
  return JSON.parse(JSON.stringify(entry).split(OWN_ADDRESS).join(servedFrom(config, network)))
}

function servedFrom({ contentHost }: PlaygroundConfig, network: Network): string {
  return network === 'fast' ? contentHost : `${location.origin}/network/${network}`
}

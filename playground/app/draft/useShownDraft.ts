import { useEffect, useRef } from 'react'
import type { PlaygroundConfig } from '../data/config'
import type { PreviewPage } from '../frame/usePreview'
import type { Network } from '../state/previewChoices'
import type { Draft } from './useDraft'

/** Stands for the content host in entries as it keeps them. */
const OWN_ADDRESS = 'https://content.invalid'

const PAUSE_MS = 120

interface Widget {
  update(options: { readonly content: unknown }): void
}

/** Shows in the preview what is being changed, also after the page there was loaded anew. */
export function useShownDraft(
  preview: PreviewPage,
  draft: Draft,
  { contentHost }: PlaygroundConfig,
  network: Network,
): void {
  const { load, frame, status } = preview
  const { entry, changed } = draft
  const settled = status.phase !== 'loading'
  /** The load that has seen changes, and must see it too when they are taken back. */
  const touched = useRef('')

  useEffect(() => {
    if (!settled || !entry || (!changed && touched.current !== load)) return
    const timer = setTimeout(() => {
      const widget = widgetIn(frame.current)
      if (!widget) return
      touched.current = load
      const host = network === 'fast' ? contentHost : `${location.origin}/network/${network}`
      widget.update({ content: JSON.parse(JSON.stringify(entry).split(OWN_ADDRESS).join(host)) })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [settled, entry, changed, load, frame, contentHost, network])
}

function widgetIn(frame: HTMLIFrameElement | null): Widget | undefined {
  const element = frame?.contentDocument?.getElementById('content')
  return (element as { widget?: Widget } | null | undefined)?.widget
}

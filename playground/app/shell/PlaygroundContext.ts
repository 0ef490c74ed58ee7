import { createContext, useContext } from 'react'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import type { Loaded } from '../data/useLoaded'
import type { Connection } from '../data/useSource'
import type { EntryDraft } from '../draft/useDraft'
import type { PreviewPage } from '../frame/usePreview'
import type { VisualEditor } from '../panels/messages/VisualEditor'
import type { UrlState } from '../state/urlState'

/** State that every tool and the preview share. */
export interface Playground {
  readonly config: PlaygroundConfig
  readonly entries: Loaded<readonly EntrySummary[]>
  /** Asks the content host for the list again. */
  reloadEntries(): void
  /**
   * The entry that is shown; none while the list is on its way, empty, or without the one asked
   * for.
   */
  readonly entry: EntrySummary | undefined
  readonly state: UrlState
  update(change: Partial<UrlState>): void
  /** The page in the preview: its frame, how it went, and what it tells. */
  readonly preview: PreviewPage
  /**
   * When the visitor in the preview refused to be tracked, as far as this page knows; none: consent
   * is given.
   */
  readonly refusedAt: number | undefined
  /** How the space of the user's own answered; none for other sources. */
  readonly connection: Connection | undefined
  /** The shown entry as it is being changed. */
  readonly draft: EntryDraft
  /** The visual editor around the page, with its log of messages. */
  readonly editor: VisualEditor
}

export const PlaygroundContext = createContext<Playground | null>(null)

export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext)
  if (!playground) throw new Error('usePlayground must be used within <PlaygroundContext>.')
  return playground
}

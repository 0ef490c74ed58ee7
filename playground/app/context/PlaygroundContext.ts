import { createContext, useContext } from 'react'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import type { Loaded } from '../data/useLoaded'
import type { EntryDraft } from '../draft/useDraft'
import type { ConsentRefusal, PreviewPage } from '../preview/usePreview'
import type { SiteCode } from '../preview/useSiteCode'
import type { Connection } from '../source/useSource'
import type { UrlState } from '../state/urlState'
import type { VisualEditor } from './VisualEditor'

/** State shared by all tools and the preview. */
export interface Playground {
  readonly config: PlaygroundConfig
  readonly entries: Loaded<readonly EntrySummary[]>
  /** Reloads the list of entries. */
  reloadEntries(): void
  /** The shown entry; `undefined` while the list loads, is empty or lacks the requested entry. */
  readonly entry: EntrySummary | undefined
  readonly state: UrlState
  update(change: Partial<UrlState>): void
  /** The code for the site, of which the page in the preview consists; `undefined` without an entry. */
  readonly code: SiteCode | undefined
  /** The page in the preview: its frame, status and messages. */
  readonly preview: PreviewPage
  /** Since when nothing may be stored or sent; `undefined` while it may. */
  readonly refusal: ConsentRefusal | undefined
  /** Outcome of the request to the author's own space; `undefined` for other sources. */
  readonly connection: Connection | undefined
  /** The shown entry with its unsaved changes. */
  readonly draft: EntryDraft
  /** The simulated visual editor and its message log. */
  readonly editor: VisualEditor
}

export const PlaygroundContext = createContext<Playground | null>(null)

export function usePlayground(): Playground {
  const playground = useContext(PlaygroundContext)
  if (!playground) throw new Error('usePlayground must be used within <PlaygroundContext>.')
  return playground
}

import type { InputsByName } from '../blockForm/blockOptions'

/** Cost figures of the host page in the preview. */
export interface PreviewFigures {
  readonly requests: number
  /** Compressed bytes that this load transferred. */
  readonly bytes: number
  /** Compressed size of `embed.js`, even when it came from the cache. */
  readonly embedBytes: number
  /** Cumulative layout shift of the page. */
  readonly layoutShift: number
}

/** Status reported by the page in the preview. `playground/pages/simulate` writes it. */
export interface PreviewStatus {
  /** `empty`: no entry matches, or the entry shows nothing. */
  readonly phase: 'loading' | 'ready' | 'empty' | 'failed'
  /** Reason of a failure or of an empty page. */
  readonly message?: string
  readonly entryId?: string
  readonly entryName?: string
  readonly variation?: string
  readonly figures?: PreviewFigures
  /** Who rendered the content first. */
  readonly renderedBy?: 'server' | 'browser'
  /** Inputs of the blocks that the page registered, by name. */
  readonly registered?: InputsByName
  /** Names of the blocks registered by the code typed in the playground. */
  readonly ownBlocks?: readonly string[]
  /** First error in that code. */
  readonly codeProblem?: { readonly message: string; readonly line: number }
  /** The latest event that the widget did not record, and the reason. */
  readonly unrecorded?: { readonly count: number; readonly event: string; readonly reason: string }
  /** Requests blocked by the page's policy so far. */
  readonly refused?: { readonly count: number; readonly what: string }
  /** Number of calls of each sample function. */
  readonly calls?: { readonly [option: string]: number }
}

export const LOADING_STATUS: PreviewStatus = { phase: 'loading' }

/** Reads the status from a message of the page; `undefined` for other messages. */
export function statusIn(data: unknown): PreviewStatus | undefined {
  const { source, status } = Object(data) as { source?: unknown; status?: PreviewStatus }
  return source === 'siteblocks-preview' ? status : undefined
}

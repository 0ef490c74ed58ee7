import type { InputsByName } from '../blockForm/blockOptions'

/** Costs of the host page in the preview. */
export interface PreviewFigures {
  readonly requests: number
  /** Bytes that this load took from the network, compressed. */
  readonly bytes: number
  /** Size of `embed.js`, compressed, whether or not the browser had it already. */
  readonly embedBytes: number
  /** Sum of the page's unexpected shifts, as browsers score them. */
  readonly layoutShift: number
}

/** Status that the page in the preview reports. `playground/pages/preview.js` writes it. */
export interface PreviewStatus {
  /** `empty`: the content host has nothing that fits, or what it has shows nothing. */
  readonly phase: 'loading' | 'ready' | 'empty' | 'failed'
  /** Why it failed, or why there is nothing to see. */
  readonly message?: string
  readonly entryId?: string
  readonly entryName?: string
  readonly variation?: string
  readonly figures?: PreviewFigures
  /** Who rendered the content first. */
  readonly renderedBy?: 'server' | 'browser'
  /** Inputs of the blocks that the page registered, by name. */
  readonly registered?: InputsByName
  /** Names of the blocks that were typed in. */
  readonly ownBlocks?: readonly string[]
  /** First problem in their code. */
  readonly codeProblem?: { readonly message: string; readonly line: number }
  /** The last event that the widget did not record, and why. */
  readonly unrecorded?: { readonly count: number; readonly event: string; readonly reason: string }
  /** Requests that the page's policy refused so far. */
  readonly refused?: { readonly count: number; readonly what: string }
  /** How often each function among the options was called. */
  readonly calls?: { readonly [option: string]: number }
}

export const LOADING_STATUS: PreviewStatus = { phase: 'loading' }

/** The status in a message of the page; `undefined` in any other message. */
export function statusIn(data: unknown): PreviewStatus | undefined {
  const { source, status } = Object(data) as { source?: unknown; status?: PreviewStatus }
  return source === 'siteblocks-preview' ? status : undefined
}

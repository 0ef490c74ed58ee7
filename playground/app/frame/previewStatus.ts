import type { InputsByName } from '../blockForm/blockOptions'
import type { Drawer, PreviewFigures, PreviewMessage } from './previewMessage'

/** What is known of the page in the preview. */
export interface PreviewStatus {
  /** `empty`: the content host has nothing that fits, and the page keeps its own content. */
  readonly phase: 'loading' | 'ready' | 'empty' | 'failed'
  /** Why it failed. */
  readonly message?: string
  readonly entryName?: string
  readonly variation?: string
  readonly figures?: PreviewFigures
  readonly drawnBy?: Drawer
  /** Inputs of the blocks that the page registered, by name. */
  readonly registered?: InputsByName
  /** Names of the blocks that were typed in. */
  readonly ownBlocks?: readonly string[]
  /** What is wrong with the code of those. */
  readonly codeProblem?: { readonly message: string; readonly line: number }
  /** The last event that the widget did not record, and why. */
  readonly unrecorded?: { readonly count: number; readonly event: string; readonly reason: string }
  /** What the policy of the page refused so far. */
  readonly refused?: { readonly count: number; readonly what: string }
  /** How often each function among the options was called. */
  readonly calls?: { readonly [option: string]: number }
}

export const LOADING_STATUS: PreviewStatus = { phase: 'loading' }

/** What the page tells, or that its options were changed from here. */
export type StatusChange = PreviewMessage | { readonly type: 'changed' }

/** The status after one more message. A failure stays one: `ready` follows it with no entry. */
export function nextStatus(status: PreviewStatus, message: StatusChange): PreviewStatus {
  switch (message.type) {
    case 'figures': {
      const { type, ...figures } = message
      return { ...status, figures }
    }
    case 'variation':
      return { ...status, variation: message.name }
    case 'changed':
      // What failed is tried again, over what was there before.
      return status.phase === 'failed' && status.entryName ? { ...status, phase: 'ready' } : status
    case 'registered': {
      const registered = { ...status.registered, [message.name]: message.inputs }
      return { ...status, registered }
    }
    case 'own':
      return { ...status, ownBlocks: [...(status.ownBlocks ?? []), message.name] }
    case 'broken':
      return { ...status, codeProblem: { message: message.message, line: message.line } }
    case 'unrecorded': {
      const { event, reason } = message
      const count = (status.unrecorded?.count ?? 0) + 1
      return { ...status, unrecorded: { count, event, reason } }
    }
    case 'drawn':
      return { ...status, drawnBy: message.by }
    case 'called': {
      const calls = { ...status.calls, [message.name]: (status.calls?.[message.name] ?? 0) + 1 }
      return { ...status, calls }
    }
    case 'refused':
      return { ...status, refused: { count: message.count, what: message.what } }
    case 'error':
      return { ...status, phase: 'failed', message: message.message }
    case 'ready':
      if (message.entry) return { ...status, phase: 'ready', entryName: message.entry.name }
      return status.phase === 'failed' ? status : { ...status, phase: 'empty' }
  }
}

import type { BlockInput } from '../../../src/render/block/BlockDefinition'

/** What the host page in the preview costs. */
export interface PreviewFigures {
  readonly requests: number
  /** What came over the network for this load, compressed. */
  readonly bytes: number
  /** Size of `embed.js`, compressed, whether or not the browser had it already. */
  readonly embedBytes: number
  /** Sum of the page's unexpected shifts, as browsers score them. */
  readonly layoutShift: number
}

/** What the host page in the preview tells. */
export type PreviewMessage =
  | {
      readonly type: 'ready'
      readonly entry: { readonly id: string; readonly name: string } | null
    }
  | { readonly type: 'variation'; readonly name: string }
  | { readonly type: 'error'; readonly message: string }
  | ({ readonly type: 'figures' } & PreviewFigures)
  | { readonly type: 'registered'; readonly name: string; readonly inputs: readonly BlockInput[] }
  | { readonly type: 'drawn'; readonly by: Drawer }
  /** A block that was typed in, or what is wrong with it. */
  | { readonly type: 'own'; readonly name: string }
  | { readonly type: 'broken'; readonly message: string; readonly line: number }
  | { readonly type: 'unrecorded'; readonly event: string; readonly reason: string }
  | { readonly type: 'refused'; readonly count: number; readonly what: string }
  | { readonly type: 'called'; readonly name: string }

/** Who has drawn the content first. */
export type Drawer = 'server' | 'browser'

const FIGURES = ['requests', 'bytes', 'embedBytes', 'layoutShift'] as const

/** Reads a message of `playground/pages/preview.js`. Anything else gives `undefined`. */
export function parsePreviewMessage(data: unknown): PreviewMessage | undefined {
  if (!isObject(data) || data.source !== 'siteblocks-preview') return undefined
  const { type, entry, name, message, by, count, what, inputs, event, reason, line } = data
  if (type === 'ready') return { type, entry: parseEntry(entry) }
  if ((type === 'variation' || type === 'called') && typeof name === 'string') return { type, name }
  if (type === 'error' && typeof message === 'string') return { type, message }
  if (type === 'drawn' && (by === 'server' || by === 'browser')) return { type, by }
  if (type === 'registered' && typeof name === 'string') {
    return { type, name, inputs: parseInputs(inputs) }
  }
  if (type === 'own' && typeof name === 'string') return { type, name }
  if (type === 'broken' && typeof line === 'number') {
    return { type, message: String(message), line }
  }
  if (type === 'unrecorded' && typeof event === 'string') {
    return { type, event, reason: String(reason) }
  }
  if (type === 'refused' && typeof count === 'number') return { type, count, what: String(what) }
  if (type === 'figures' && FIGURES.every((figure) => Number.isFinite(data[figure]))) {
    const [requests, bytes, embedBytes, layoutShift] = FIGURES.map((name) => Number(data[name]))
    return { type, requests, bytes, embedBytes, layoutShift } as PreviewMessage
  }
  return undefined
}

/** The inputs that say at least how they are called, and of what type. */
function parseInputs(inputs: unknown): readonly BlockInput[] {
  const listed: readonly unknown[] = Array.isArray(inputs) ? inputs : []
  return listed.filter(
    (input): input is BlockInput =>
      isObject(input) && typeof input.name === 'string' && typeof input.type === 'string',
  )
}

function parseEntry(entry: unknown): { id: string; name: string } | null {
  if (!isObject(entry)) return null
  const id = String(entry.id ?? '')
  return { id, name: String(entry.name ?? id) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

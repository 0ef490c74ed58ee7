import { readStored, writeStored } from '../utils/stored'

/** The author's own space: model, entry and host of its content. Its token is stored elsewhere. */
export interface OwnSpace {
  readonly apiKey: string
  readonly model: string
  /** Origin of the content host; none: that of `env`. */
  readonly host?: string
  readonly env?: string
  readonly apiVersion?: string
  /** Id of the one entry to show; none: whichever fits. */
  readonly entry?: string
  /** Address that the entry is targeted at, as in `/pricing`. */
  readonly url?: string
  /** Present when the preview sends events to the space. */
  readonly sendsEvents?: true
}

/** Where the content in the preview comes from. */
export type Source =
  | { readonly kind: 'sample' }
  /** Without a space, there is none yet. */
  | { readonly kind: 'space'; readonly space?: OwnSpace }
  | OwnJson

/** Content that no host serves. */
export interface OwnJson {
  readonly kind: 'file' | 'pasted'
  readonly text: string
  /** Name of the file. */
  readonly name?: string
}

export const SAMPLE_SOURCE: Source = { kind: 'sample' }

/** Longer JSON stays out of the address: servers refuse long ones. */
export const MAX_ADDRESS_LENGTH = 24_000

/** Where this tab keeps the JSON, for the page in the preview and for a reload. */
const STORED_JSON = 'siteblocks-content'

/** Reads the source from a query string. Unreadable values count as absent. */
export function parseSource(query: URLSearchParams): Source {
  const kind = query.get('source')
  if (kind === 'space') {
    const space = toSpace(parseJson(query.get('space') ?? ''))
    return space ? { kind, space } : { kind }
  }
  if (kind !== 'file' && kind !== 'pasted') return SAMPLE_SOURCE
  const name = query.get('file')
  const text = query.get('json') ?? readStored('sessionStorage', STORED_JSON)
  return { kind, text, ...(name && { name }) }
}

/** Writes what {@link parseSource} reads, by key. */
export function writeSource(source: Source): {
  readonly [key: string]: string | undefined
} {
  const { space, text, name } = source as Partial<OwnJson> & { space?: OwnSpace }
  return {
    source: source.kind === 'sample' ? undefined : source.kind,
    space: space && JSON.stringify(space),
    file: name,
    json: text !== undefined && fitsAddress(text) ? compact(text) : undefined,
  }
}

/** Whether a link can carry the JSON. */
export function fitsAddress(text: string): boolean {
  return encodeURIComponent(compact(text)).length <= MAX_ADDRESS_LENGTH
}

/** Keeps the JSON for the page in the preview. */
export function storeJson(text: string): void {
  writeStored('sessionStorage', STORED_JSON, text)
}

function compact(text: string): string {
  return JSON.stringify(parseJson(text)) ?? text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const FIELDS = ['apiKey', 'model', 'host', 'env', 'apiVersion', 'entry', 'url'] as const

/** The fields that say something, of whatever was filled in or stored. */
export function toSpace(value: unknown): OwnSpace | undefined {
  const given = Object(value) as Record<string, unknown>
  const known = FIELDS.flatMap((name) => {
    const field = given[name]
    const words = typeof field === 'string' ? field.trim() : ''
    const isLocal = name === 'host' && /^(localhost|127\.|\[::1\])/.test(words)
    return words ? [[name, isLocal ? `http://${words}` : words] as const] : []
  })
  const { apiKey, model, ...others } = Object.fromEntries(known)
  if (!apiKey || !model) return undefined
  return { apiKey, model, ...others, ...(given.sendsEvents === true && { sendsEvents: true }) }
}

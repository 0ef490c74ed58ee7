import { parseJson } from '../../../src/utils/text/parseJson'
import { readStored, writeStored } from '../utils/stored'

/** The author's own space: model, entry and host of its content. Its token is stored elsewhere. */
export interface OwnSpace {
  readonly apiKey: string
  readonly model: string
  /** Origin of the content host; the one of `env` when absent. */
  readonly host?: string
  readonly env?: string
  readonly apiVersion?: string
  /** Id of the entry to show; without it, the entry that matches the page. */
  readonly entry?: string
  /** Address that the entry is targeted at, as in `/pricing`. */
  readonly url?: string
  /** Present when the preview sends events to the space. */
  readonly sendsEvents?: true
}

/** Source of the previewed content. */
export type Source =
  | { readonly kind: 'sample' }
  /** `space` is absent until one is connected. */
  | { readonly kind: 'space'; readonly space?: OwnSpace }
  | OwnJson

/** JSON content without a content host. */
export interface OwnJson {
  readonly kind: 'file' | 'pasted'
  readonly text: string
  /** Name of the file. */
  readonly name?: string
}

export const SAMPLE_SOURCE: Source = { kind: 'sample' }

/** Longer JSON is left out of the URL, because servers reject long URLs. */
export const MAX_ADDRESS_LENGTH = 24_000

/** Session storage key of the JSON, which a reload restores. */
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

/** Confirms a copied link, and names the content that it does not carry and where it opens. */
export function linkText(
  source: Source,
  { isUnsaved, isLocal }: { isUnsaved?: boolean | undefined; isLocal?: boolean } = {},
): string {
  if ('text' in source && !fitsAddress(source.text)) {
    return 'Copied without the JSON: too long for a link. Send it as a file'
  }
  const said = isUnsaved ? 'Copied without unsaved changes' : 'Link copied'
  return isLocal ? `${said}, opens on this computer only` : said
}

/** Stores the JSON, so that a reload restores it. */
export function storeJson(text: string): void {
  writeStored('sessionStorage', STORED_JSON, text)
}

/**
 * Session storage key of the code that registers the author's own blocks. Links never carry code:
 * it would run with the playground's rights.
 */
const OWN_CODE = 'siteblocks-code'

/** The code of the author's own blocks, which stays in this tab. */
export const readOwnCode = () => readStored('sessionStorage', OWN_CODE)

export function storeOwnCode(code: string): void {
  writeStored('sessionStorage', OWN_CODE, code)
}

function compact(text: string): string {
  return JSON.stringify(parseJson(text)) ?? text
}

const FIELDS = ['apiKey', 'model', 'host', 'env', 'apiVersion', 'entry', 'url'] as const

/**
 * Builds a space from a form or storage, without empty fields; `undefined` without API key or
 * model.
 */
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

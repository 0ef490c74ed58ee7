import type { JsonObject } from '../server/utils/json'
import { isJsonObject } from '../server/utils/json'

/** Placeholder for the content host's origin in stored content. */
const OWN_IMAGES = /https:\/\/content\.invalid\/(?=images\/)/g

const LINK_KEYS = ['href', 'link', 'url', 'successUrl']

/** Files and symbols of the demo, which an entry may refer to. */
export interface DemoContext {
  /** Files of the demo by page address: `/about` is `about.html`. */
  readonly files: ReadonlyMap<string, string>
  /** Finds the entry of a symbol. */
  readonly symbol: (id: string) => JsonObject | undefined
}

/** Target of links to pages that the demo lacks. */
const ELSEWHERE = 'index.html'

/**
 * Copies an entry so that it needs no content host: symbols are inlined, images and links become
 * relative.
 */
export function bakeEntry(entry: JsonObject, context: DemoContext): JsonObject {
  const visit = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => visit(item, key))
    if (typeof value === 'string') return bakeText(value, key, context.files)
    if (!isJsonObject(value)) return value
    const baked = Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, visit(part, name)]),
    )
    const content =
      key === 'symbol' && typeof value.entry === 'string' && context.symbol(value.entry)
    return content ? { ...baked, content: visit(content) } : baked
  }
  return visit(entry) as JsonObject
}

function bakeText(text: string, key: string, files: DemoContext['files']): string {
  const local = text.replace(OWN_IMAGES, '')
  if (LINK_KEYS.includes(key)) return bakeLink(local, files)
  return local.replace(/href="([^"]*)"/g, (_, address) => `href="${bakeLink(address, files)}"`)
}

/** Rewrites a link to the demo's files. External links stay unchanged. */
function bakeLink(address: string, files: DemoContext['files']): string {
  const [, path, rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(address) ?? []
  return path === undefined ? address : (files.get(path) ?? ELSEWHERE) + rest
}

import type { JsonObject } from '../server/utils/json'
import { isJsonObject } from '../server/utils/json'

/** Where the content stands for its own host. */
const OWN_IMAGES = /https:\/\/content\.invalid\/(?=images\/)/g

const LINK_KEYS = ['href', 'link', 'url', 'successUrl']

/** Parts of the page that an entry needs. */
export interface DemoContext {
  /** Files of the demo by the address that content has for them: `/about` is `about.html`. */
  readonly files: ReadonlyMap<string, string>
  /** The entry of a symbol. */
  readonly symbol: (id: string) => JsonObject | undefined
}

/** The file that stands for the pages which the demo does not have. */
const ELSEWHERE = 'index.html'

/**
 * Gives a copy of an entry that needs no content host: symbols have their content in them, images
 * and links are relative.
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

/** A link as it is between the files of the demo. Those to other sites stay as they are. */
function bakeLink(address: string, files: DemoContext['files']): string {
  const [, path, rest = ''] = /^(\/(?!\/)[^?#]*)(.*)$/.exec(address) ?? []
  return path === undefined ? address : (files.get(path) ?? ELSEWHERE) + rest
}

import type { ContentEntry } from '../../src/index'
import { type Served, undecidedEntry } from '../../src/render/html/Served'
import { DATA_ATTRIBUTE, SERVED_ATTRIBUTE } from '../../src/render/html/servedAttributes'
import { errorOnce } from '../../src/utils/problems/warn'
import { parseJson } from '../../src/utils/text/parseJson'
import { isRecord } from '../../src/utils/values/isRecord'

/** The parts of what `renderToHtml` returns. */
export interface ServedHtml {
  /** URLs of parts to preload. */
  readonly preloads: readonly Readonly<Record<string, string>>[]
  /** Attributes of the element, without the one that marks a server's markup. */
  readonly attributes: Readonly<Record<string, string>>
  /** HTML inside of the element. */
  readonly inner: string
  /**
   * The entry, with the variations that are left to choose from; `undefined` if parts of it are
   * elements alone.
   */
  readonly entry: ContentEntry | undefined
}

const ATTRIBUTES = '(?: [^\\s=>]+(?:="[^"]*")?)*'
const CONTAINER = new RegExp(
  `^((?:<link${ATTRIBUTES}>)*)<site-blocks(${ATTRIBUTES})>(.*)</site-blocks>$`,
  's',
)
const DATA = new RegExp(`<script type="application/json" ${DATA_ATTRIBUTE}>(.*?)</script>`, 's')

/** Reads HTML of `renderToHtml`. Other HTML is `undefined`, and the console says so. */
export function readServedHtml(html: string): ServedHtml | undefined {
  const [, links = '', attributes = '', inner = ''] = CONTAINER.exec(html) ?? []
  const data = parseJson(DATA.exec(inner)?.[1] ?? '')
  if (!isRecord(data)) {
    errorOnce(
      '<SiteBlocks html> is not what renderToHtml() returned, and content is fetched instead. Pass its "html" unchanged.',
    )
    return undefined
  }
  const { [SERVED_ATTRIBUTE]: _, ...own } = readAttributes(attributes)
  return {
    preloads: links.split('<link').slice(1).map(readAttributes),
    attributes: own,
    inner,
    entry: data.kept ? undefined : undecidedEntry(data as unknown as Served),
  }
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
}

function readAttributes(text: string): Record<string, string> {
  const all = Array.from(text.matchAll(/ ([^\s=>]+)(?:="([^"]*)")?/g), ([, name, value = '']) => [
    name,
    value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, entity: string) => ENTITIES[entity] ?? ''),
  ])
  return Object.fromEntries(all)
}

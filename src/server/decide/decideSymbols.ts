import { parseContent } from '../../content/parseContent'
import type { ContentEntry } from '../../content/types'
import { isRecord } from '../../utils/values/isRecord'

/** Returns a copy of the entry in which `decide` has replaced the content of every symbol. */
export function decideSymbols(
  entry: ContentEntry,
  decide: (content: ContentEntry) => ContentEntry,
): ContentEntry {
  function decided(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(decided)
    if (!isRecord(value)) return value
    const entries = Object.entries(value).map(([name, inner]) => {
      const isChoice =
        name === 'content' && isRecord(inner) && isRecord(inner.variations) && isRecord(inner.data)
      return [name, decided(isChoice ? decide(parseContent(inner)) : inner)]
    })
    return Object.fromEntries(entries)
  }
  return { ...entry, data: decided(entry.data) as ContentEntry['data'] }
}

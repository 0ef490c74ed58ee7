import { parseContent } from '../../content/parseContent'
import type { ContentEntry } from '../../content/types'
import { changeParts } from '../../utils/values/changeParts'
import { isRecord } from '../../utils/values/isRecord'

/** Returns a copy of the entry in which `decide` has replaced the content of every symbol. */
export function decideSymbols(
  entry: ContentEntry,
  decide: (content: ContentEntry) => ContentEntry,
): ContentEntry {
  function decided(value: unknown, name: string): unknown {
    if (!(Array.isArray(value) || isRecord(value))) return value
    const isChoice =
      name === 'content' && isRecord(value) && isRecord(value.variations) && isRecord(value.data)
    return changeParts(isChoice ? decide(parseContent(value)) : value, decided)
  }
  return { ...entry, data: decided(entry.data, 'data') as ContentEntry['data'] }
}

import type { ContentEntry } from '../../content/types'
import { warnOnce } from '../../utils/problems/warn'
import { decideSymbols } from './decideSymbols'

/**
 * Warns of symbols with variations in HTML for every visitor: nothing chooses theirs before the
 * first paint.
 */
export function warnOfSymbolTests(entry: ContentEntry): void {
  for (const { data = entry.data } of [entry, ...Object.values(entry.variations ?? {})]) {
    decideSymbols({ ...entry, data }, (content) => {
      const others = Object.keys(content.variations ?? {}).filter((id) => id !== content.id)
      if (others.length > 0) {
        warnOnce(
          `the symbol "${content.id ?? 'without id'}" has variations, which HTML for every visitor lacks: its default is painted, and replaced when embed.js has loaded. Pass a visitor, or test the entry around it.`,
        )
      }
      return content
    })
  }
}

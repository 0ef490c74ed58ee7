import type { ContentEntry } from '../../content/types'
import { useStateReads } from '../../render/block/useStateReads'
import { useContentContext } from '../../render/entry/ContentContext'
import type { State } from '../../render/state/createStateStore'
import { hasOwn } from '../../utils/hasOwn'

/**
 * What a symbol adds to the state of the entry inside: what its author filled in, then the state around it
 * if it inherits that. What the entry's own state says wins over both.
 */
export function useSymbolData(
  filledIn: State,
  inheritsState: boolean,
  entry: ContentEntry | null,
): State {
  const { store, locals } = useContentContext()
  useStateReads(inheritsState ? null : [])
  const inherited = inheritsState ? { ...store.get(), ...locals?.values } : {}
  const data: Record<string, unknown> = { ...filledIn, ...inherited, children: filledIn.children }
  for (const name of Object.keys(data)) {
    // What is undefined would hide the default of an input.
    if (data[name] === undefined || hasOwn(entry?.data.state, name)) delete data[name]
  }
  return data
}

import type { PlaygroundConfig } from '../data/config'
import type { Network } from '../state/previewChoices'

/** Stands for the content host in entries as it keeps them. */
const OWN_ADDRESS = 'https://content.invalid'

/** A copy of an entry as the content host would serve it over this network: its addresses lead there. */
export function servedEntry<Entry>(
  entry: Entry,
  { contentHost }: PlaygroundConfig,
  network: Network,
): Entry {
  const host = network === 'fast' ? contentHost : `${location.origin}/network/${network}`
  return JSON.parse(JSON.stringify(entry).split(OWN_ADDRESS).join(host))
}

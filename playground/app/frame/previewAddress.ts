import { optionRows } from 'virtual:siteblocks-options'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import { type OptionValues, optionsOf, SAMPLE, withoutRisk } from '../state/options'
import { writeChoices } from '../state/previewChoices'
import type { UrlState } from '../state/urlState'

/**
 * Address of the host page that shows `entry` as the state asks for. Drafts are asked for as such.
 *
 * What can run scripts of the content is not in it: anybody may write an address.
 */
export function previewAddress(
  { apiKey, contentHost }: PlaygroundConfig,
  { model, id, published }: EntrySummary,
  state: UrlState,
): string {
  const { policy, network, motion, rendering } = writeChoices(state)
  const { canTrack, ...given } = withoutRisk(optionsOf(state)).safe
  const { samples, values } = splitSamples({
    ...given,
    // A server decides before there is a frame that could say so.
    ...(rendering && canTrack === false && { canTrack }),
  })
  const asked = {
    model,
    entry: id,
    apiKey,
    host: contentHost,
    includeUnpublished: published ? undefined : 'true',
    policy,
    network,
    motion,
    rendering,
    // The editor is the page around it: the widget listens to a parent page on `localhost`.
    ...(state.panel === 'editor' && { 'builder.frameEditing': model, 'builder.preview': model }),
    options: Object.keys(values).length > 0 ? JSON.stringify(values) : undefined,
    samples: samples.join() || undefined,
    [`builder.tests.${id}`]: state.visitor.variation,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, value)
  }
  return `/preview/${state.page}.html?${query}`
}

/** Names of the functions that are set, and the other options. */
export function splitSamples(options: OptionValues): {
  readonly samples: readonly string[]
  readonly values: OptionValues
} {
  const samples = optionRows
    .filter(({ name, type }) => type === 'function' && options[name] === SAMPLE)
    .map(({ name }): string => name)
  const values = Object.entries(options).filter(([name]) => !samples.includes(name))
  return { samples, values: Object.fromEntries(values) }
}

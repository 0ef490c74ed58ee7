import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import { sourceOptions } from '../data/sourceOptions'
import { writeChoices } from '../state/previewChoices'
import type { UrlState } from '../state/urlState'
import type { Visitor } from '../state/visitor'

/** Address of the host page that shows `entry` as the state asks for. Drafts are asked for as such. */
export function previewAddress(
  config: PlaygroundConfig,
  entry: EntrySummary,
  state: UrlState,
): string {
  const { source } = state
  const choices = writeChoices(state)
  const { policy, motion } = choices
  // The playground's server stands between the page and the sample content only.
  const { network, rendering } = source.kind === 'sample' ? choices : {}
  const content = sourceOptions(config, entry, source)
  const { apiKey, model, entry: id, includeUnpublished, host: _, ...more } = content
  const asked = {
    source: source.kind === 'sample' ? undefined : source.kind,
    model,
    entry: id,
    apiKey,
    host: config.contentHost,
    includeUnpublished: includeUnpublished ? 'true' : undefined,
    policy,
    network,
    motion,
    rendering,
    // The editor is the page around it: the widget listens to a parent page on `localhost`.
    ...(state.panel === 'editor' && { 'builder.frameEditing': model, 'builder.preview': model }),
    options: write({
      ...more,
      ...(source.kind === 'space' && !source.space?.sendsEvents && { autoTrack: false }),
      ...visitorOptions(state.visitor),
      // A server decides before there is a frame that could say so.
      ...(rendering && state.visitor.consent === false && { canTrack: false }),
    }),
    [`builder.tests.${entry.id}`]: state.visitor.variation,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, value)
  }
  return `/preview/${state.page}.html?${query}`
}

/** The options of `mount()` that make the widget see this visitor. */
export function visitorOptions({ attributes, device, locale, date }: Visitor): {
  readonly [option: string]: unknown
} {
  const known = { ...attributes, ...(device && { device }), ...(date && { date }) }
  return {
    ...(Object.keys(known).length > 0 && { userAttributes: known }),
    ...(locale && { locale }),
  }
}

function write(options: { readonly [option: string]: unknown }): string | undefined {
  return Object.keys(options).length > 0 ? JSON.stringify(options) : undefined
}

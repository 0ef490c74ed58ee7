import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import { writeChoices } from '../state/previewChoices'
import type { UrlState } from '../state/urlState'
import type { Visitor } from '../state/visitor'

/** Address of the host page that shows `entry` as the state asks for. Drafts are asked for as such. */
export function previewAddress(
  { apiKey, contentHost }: PlaygroundConfig,
  { model, id, published }: EntrySummary,
  state: UrlState,
): string {
  const { policy, network, motion, rendering } = writeChoices(state)
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
    options: write({
      ...visitorOptions(state.visitor),
      // A server decides before there is a frame that could say so.
      ...(rendering && state.visitor.consent === false && { canTrack: false }),
    }),
    [`builder.tests.${id}`]: state.visitor.variation,
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

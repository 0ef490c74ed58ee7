import { optionRows } from 'virtual:siteblocks-options'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import { sourceOptions } from '../data/sourceOptions'
import {
  mayTrack,
  type OptionValues,
  SAMPLE_FUNCTION,
  visitedOptions,
  withoutRisk,
} from '../state/options'
import { writeChoices } from '../state/previewChoices'
import type { Source } from '../state/source'
import type { UrlState } from '../state/urlState'
import { siteAddress } from './siteAddress'

/**
 * Address of the host page that shows `entry` as the state describes. Drafts are requested
 * explicitly.
 *
 * Options that allow scripts of the content are left out: anyone can craft an address.
 */
export function previewAddress(
  config: PlaygroundConfig,
  entry: EntrySummary,
  state: UrlState,
): string {
  const { source } = state
  const choices = writeChoices(state)
  const { policy, motion } = choices
  // Only sample content passes through the playground's server.
  const { network, rendering } = source.kind === 'sample' ? choices : {}
  const content = sourceOptions(config, entry, source)
  const { apiKey, model, entry: id, includeUnpublished, host: _, ...more } = content
  const isPinned = state.address === undefined || source.kind !== 'sample'
  const { samples, values } = splitSamples({
    ...more,
    ...quietOptions(source),
    ...withoutRisk(visitedOptions(state)).safe,
    // A server renders before there is a frame that could carry consent.
    ...(rendering && !mayTrack(state) && { canTrack: false }),
  })
  const asked = {
    source: source.kind === 'sample' ? undefined : source.kind,
    model,
    entry: isPinned ? id : undefined,
    address: siteAddress(state, entry),
    apiKey,
    host: config.contentHost,
    includeUnpublished: includeUnpublished ? 'true' : undefined,
    policy,
    network,
    motion,
    rendering,
    manager: state.manager,
    // This page plays the visual editor: the widget listens to a parent page on `localhost`.
    ...(state.editor === 'connected' && {
      'builder.frameEditing': model,
      'builder.preview': model,
    }),
    options: Object.keys(values).length > 0 ? JSON.stringify(values) : undefined,
    samples: samples.join() || undefined,
    [`builder.tests.${entry.id}`]: state.visitor.variation,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, value)
  }
  return `/preview/${state.page}.html?${query}`
}

/**
 * Turns tracking off for a space of the author's own, unless the author wants the preview's events
 * there.
 */
export function quietOptions(source: Source): OptionValues {
  return source.kind === 'space' && !source.space?.sendsEvents ? { autoTrack: false } : {}
}

/** Splits options into the names of sample functions and all other values. */
export function splitSamples(options: OptionValues): {
  readonly samples: readonly string[]
  readonly values: OptionValues
} {
  const samples = optionRows
    .filter(({ name, type }) => type === 'function' && options[name] === SAMPLE_FUNCTION)
    .map(({ name }): string => name)
  const values = Object.entries(options).filter(([name]) => !samples.includes(name))
  return { samples, values: Object.fromEntries(values) }
}

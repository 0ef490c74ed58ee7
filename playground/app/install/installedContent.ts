import { parseJson } from '../../../src/utils/text/parseJson'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import type { SiteState } from '../state/urlState'
import type { InstallSettings } from './installSettings'
import type { WidgetOptions } from './SnippetOptions'

/** The content of a site: an entry and the options of its widget, and nothing of the visitor. */
export interface SiteContent {
  readonly config: PlaygroundConfig
  readonly entry: EntrySummary
  readonly site: SiteState
}

/**
 * Options of `mount()` that show the chosen content on a site: this entry or, for a template used
 * by many pages, the entry that fits the page. Never includes a token.
 */
export function installedOptions(content: SiteContent, settings: InstallSettings): WidgetOptions {
  const { config, entry, site } = content
  const { source, options } = site
  const { apiKey, model, apiVersion, ...which } = sourceOptions(content)
  return {
    apiKey: settings.apiKey || apiKey,
    model,
    host: settings.host.replace(/\/+$/, '') || config.contentHost,
    apiVersion,
    ...('text' in source
      ? { content: Object(parseJson(source.text) ?? { data: {} }) }
      : isPinned(site, entry) && which),
    ...options,
  }
}

/** Options of the source, which select the content. */
function sourceOptions({ config, entry, site: { source } }: SiteContent): WidgetOptions {
  if (source.kind === 'space' && source.space) {
    const { sendsEvents: _, host: __, env: ___, ...options } = source.space
    return options as WidgetOptions
  }
  const { model, id, published } = entry
  return {
    apiKey: config.apiKey,
    model,
    entry: id,
    includeUnpublished: published ? undefined : true,
  }
}

/**
 * Whether visitors get this entry wherever the code is pasted. As a template, and at an address of
 * no entry, the content host chooses one that fits the page.
 */
export function isPinned({ source, fits, address }: SiteState, entry: EntrySummary): boolean {
  const isElsewhere =
    source.kind === 'sample' &&
    address !== undefined &&
    pathOf(address) !== pathOf(entry.url ?? '/')
  return !fits && !isElsewhere
}

/** The path of an address, without a slash at its end. */
export function pathOf(address: string | undefined): string | undefined {
  return address?.replace(/[?#].*$/s, '').replace(/(?<=.)\/$/, '')
}

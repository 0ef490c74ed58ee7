import type { Playground } from '../../context/PlaygroundContext'
import { sourceOptions } from '../../data/sourceOptions'
import { type SiteState, withoutRisk } from '../../state/options'
import type { InstallSettings } from './installSettings'
import type { WidgetOptions } from './SnippetOptions'

/** Input of {@link installedOptions}: the site, and nothing of the visitor. */
interface Installed extends Pick<Playground, 'config' | 'entry'> {
  readonly site: SiteState
  /** Whether options that let content run scripts wait for the author's permission. */
  readonly isHeldBack: boolean
}

/**
 * Options of `mount()` that reproduce the content of the preview on a site: this entry or, for a
 * template used by many pages, the entry that fits the page. `undefined` while there is nothing to
 * show.
 */
export function installedOptions(
  { config, entry, site, isHeldBack }: Installed,
  settings: InstallSettings,
): WidgetOptions | undefined {
  if (!entry) return undefined
  const { source, options } = site
  const chosen = sourceOptions(config, entry, source)
  const { apiVersion } = chosen
  const own = isHeldBack ? withoutRisk(options).safe : options
  return {
    apiKey: settings.apiKey || chosen.apiKey,
    model: chosen.model,
    host: withoutSlash(settings.host) || config.contentHost,
    apiVersion,
    ...whichContent(),
    ...own,
  }

  function whichContent(): Partial<WidgetOptions> {
    if (source.kind === 'file' || source.kind === 'pasted') {
      return { content: parseObject(source.text) }
    }
    const { includeUnpublished } = chosen
    // A space reveals an entry's id with its answer; until then the entry cannot be requested by
    // id.
    const isOne = !settings.fits && entry?.id
    return isOne ? { entry: entry.id, includeUnpublished } : {}
  }
}

/** Whether the snippet contains the content itself, so that no content host is needed. */
export function isOwnContent({ source }: Playground['state']): boolean {
  return source.kind === 'file' || source.kind === 'pasted'
}

/** Invalid JSON gives an empty entry. */
function parseObject(text: string): unknown {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

function withoutSlash(address: string): string {
  return address.replace(/\/+$/, '')
}

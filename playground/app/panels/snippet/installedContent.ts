import { sourceOptions } from '../../data/sourceOptions'
import type { Playground } from '../../shell/PlaygroundContext'
import { chosenOptions, withoutRisk } from '../../state/options'
import type { InstallSettings } from './installSettings'
import type { WidgetOptions } from './SnippetOptions'

/** The parts of an installed snippet. */
type Shown = Pick<Playground, 'config' | 'entry' | 'state' | 'preview'>

/**
 * The options of `mount()` that show on a site what the preview shows: this entry, or, as a
 * template of many pages, whatever fits the page. `undefined` while there is nothing to show.
 */
export function installedOptions(
  { config, entry, state, preview }: Shown,
  settings: InstallSettings,
): WidgetOptions | undefined {
  if (!entry) return undefined
  const { source } = state
  const chosen = sourceOptions(config, entry, source)
  const { apiVersion } = chosen
  const own = preview.isHeldBack ? withoutRisk(chosenOptions(state)).safe : chosenOptions(state)
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
    // Without its id, which a space tells with its answer, an entry cannot be named.
    const isOne = !settings.fits && entry?.id
    return isOne ? { entry: entry.id, includeUnpublished } : {}
  }
}

/** Whether the content comes along in the snippet, so that no content host is asked for it. */
export function isOwnContent({ source }: Playground['state']): boolean {
  return source.kind === 'file' || source.kind === 'pasted'
}

/** An entry that cannot be read counts as an empty one. */
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

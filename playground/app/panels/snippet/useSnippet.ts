import { usePlayground } from '../../context/PlaygroundContext'
import { fetchJson } from '../../data/fetchJson'
import { useLoaded } from '../../data/useLoaded'
import { siteOf } from '../../state/options'
import type { Extra } from '../../state/urlState'
import { connectTag } from './htmlSnippets'
import { installedOptions } from './installedContent'
import { scriptAddress, useInstallSettings } from './installSettings'
import type { InstallStep } from './Platform'
import { platforms } from './platforms'
import type { SnippetOptions } from './SnippetOptions'

/** The snippet for the chosen platform and its settings; `undefined` without an entry. */
export function useSnippet() {
  const { config, entry, state, preview } = usePlayground()
  const [saved, change] = useInstallSettings()
  const [livePart] = useLoaded(loadLivePart)
  const [integrity] = useLoaded(loadIntegrity)
  const platform = platforms.find(({ id }) => id === state.snippet) ?? platforms[0]
  const settings = platform?.isFramed ? { ...saved, fits: false } : saved
  const { isHeldBack } = preview
  const widget = installedOptions({ config, entry, site: siteOf(state), isHeldBack }, settings)
  if (!platform || !entry || !widget) return undefined
  const has = (extra: Extra) => state.extras.includes(extra)
  const isParted = has('parts') && platform.hasHead
  const options: SnippetOptions = {
    widget,
    scriptUrl: scriptAddress(settings.scriptUrl || location.origin),
    integrity: has('hash') && integrity.status === 'ready' ? integrity.value : undefined,
    isEarly: has('early') && !isParted && platform.hasHead,
    livePart: isParted && livePart.status === 'ready' ? livePart.value : undefined,
    place: settings.place || undefined,
    // A frame does not see the page's consent manager.
    manager: platform.isFramed ? undefined : state.manager,
  }
  const trustedTypes = state.policy === 'trusted-types'
  const own = platform.steps(options, trustedTypes)
  const isFollowed = !options.manager || platform.hasConnect
  const steps = isFollowed ? own : [followStep(options), ...own]
  const awaited = [has('hash') && integrity, isParted && livePart]
  // Until then, code without them would count as a change.
  const isReady = !awaited.some((part) => part && part.status === 'loading')
  const shown = { entry, platform, options, steps, trustedTypes, isReady }
  return { ...shown, settings, change, integrity, livePart }
}

/** For platforms whose code has no tag for the consent manager. */
function followStep(options: SnippetOptions): InstallStep {
  return {
    title: 'Add this to the head of every page',
    where: 'Beside your consent manager. The content then waits for its word.',
    code: connectTag(options).trim(),
  }
}

/** Loads the integrity hash of the built `embed.js`. */
async function loadIntegrity(signal: AbortSignal): Promise<string> {
  const hashes = (await fetchJson('/sri.json', signal)) as { readonly [file: string]: unknown }
  const hash = hashes?.['embed.js']
  if (typeof hash !== 'string' || !/^sha\d+-[\w+/=]+$/.test(hash)) {
    throw new Error('/sri.json has no hash of embed.js.')
  }
  return hash
}

/** Loads the name of the module build's second file. */
async function loadLivePart(signal: AbortSignal): Promise<string> {
  const parts = (await fetchJson('/modules/parts.json', signal)) as { readonly live?: unknown }
  if (typeof parts?.live !== 'string') throw new Error('/modules/parts.json names no live part.')
  return parts.live
}

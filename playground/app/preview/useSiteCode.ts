import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import { fetchJson } from '../data/fetchJson'
import { type Loaded, useLoaded } from '../data/useLoaded'
import {
  type InstallSettings,
  NO_SETTINGS,
  readSettings,
  storeSettings,
} from '../install/installSettings'
import { type Installed, installSite, mayReserve, type Site } from '../install/installSite'
import { packedSettings } from '../install/packSite'
import { splitByChange, withoutRisk } from '../state/options'
import { readOwnCode } from '../state/source'
import { type Extra, type SiteState, siteOf, type UrlState } from '../state/urlState'
import { type PreviewedPage, previewedPage } from './previewedPage'
import { useRoom } from './useRoom'

/** The code for the site: what Install writes, and the page in the preview, which consists of it. */
export interface SiteCode extends Installed {
  readonly page: PreviewedPage
  /** Changes with whatever the page cannot take over without another load. */
  readonly load: string
  /** Addresses of the site. */
  readonly settings: InstallSettings
  changeSettings(change: Partial<InstallSettings>): void
  readonly integrity: Loaded<string>
  readonly livePart: Loaded<string>
  /** The code with addresses for an archive that has its files. */
  pack(): Installed
  /** Whether everything that the code names is known. */
  readonly isReady: boolean
  /** Whether a link asks for content scripts that the author has not allowed yet. */
  readonly isHeldBack: boolean
  /** Allows content scripts until the playground is closed. */
  allowScripts(): void
}

/** The code for the entry and the site of the state; `undefined` without an entry. */
export function useSiteCode(
  config: PlaygroundConfig,
  entry: EntrySummary | undefined,
  state: UrlState,
): SiteCode | undefined {
  const [settings, setSettings] = useState(readSettings)
  const [isAllowed, setAllowed] = useState(false)
  const [livePart] = useLoaded(loadLivePart)
  const [integrity] = useLoaded(loadIntegrity)
  const { isHeldBack, safe } = useMemo(() => withoutRisk(state.options), [state.options])
  const options = isAllowed ? state.options : safe
  const ownCode = readOwnCode()
  const given = useStable(siteOf({ ...state, options }))
  const site = useMemo((): Site | undefined => {
    const parts = { integrity: knownPart(integrity), livePart: knownPart(livePart) }
    const { origin: filesOrigin } = location
    return entry && { config, entry, site: given, filesOrigin, ownCode, ...parts }
  }, [config, entry, given, ownCode, integrity, livePart])

  // Of the site's settings, the preview has what its host page can have.
  const shownWith = useMemo(() => ({ ...NO_SETTINGS, place: settings.place }), [settings.place])
  const bare = useMemo(() => site && installSite(site, shownWith), [site, shownWith])
  const has = (extra: Extra) => state.extras.includes(extra)
  const { room, isPending } = useRoom(
    bare && entry && has('room') && mayReserve(bare.platform)
      ? previewedPage({ config, entry, state, installed: bare })
      : undefined,
    entry && `${entry.model}/${entry.id}`,
    entry?.lastUpdated,
  )
  const code = useMemo(() => {
    if (!site) return undefined
    const measured = { ...site, room }
    const loaded = { ...measured, site: loadedSite(measured.site) }
    const [installed, shown, fixed] = [
      installSite(measured, settings),
      installSite(measured, shownWith),
      installSite(loaded, shownWith),
    ]
    const pack = () => installSite(measured, packedSettings(settings, installed.platform))
    return { installed, shown, fixed, pack }
  }, [site, room, settings, shownWith])

  const changeSettings = useCallback((change: Partial<InstallSettings>) => {
    setSettings((before) => ({ ...before, ...change }))
  }, [])
  useEffect(() => storeSettings(settings), [settings])
  const allowScripts = useCallback(() => setAllowed(true), [])
  if (!entry || !code) return undefined

  const { installed, shown, fixed, pack } = code
  const { consent: _, ...visitor } = state.visitor
  const loaded = {
    ...state,
    ...loadedSite(given),
    ...(state.rendering === 'client' && { visitor }),
  }
  const awaited = [has('hash') && integrity, has('parts') && shown.platform.hasHead && livePart]
  return {
    ...installed,
    page: previewedPage({ config, entry, state, installed: shown }),
    load: JSON.stringify(previewedPage({ config, entry, state: loaded, installed: fixed })),
    settings,
    changeSettings,
    pack,
    integrity,
    livePart,
    // Until then, code without them would count as a change.
    isReady: !isPending && !awaited.some((part) => part && part.status === 'loading'),
    isHeldBack: isHeldBack && !isAllowed,
    allowScripts,
  }
}

const knownPart = (part: Loaded<string>) => (part.status === 'ready' ? part.value : undefined)

/** A site as far as only another load changes it in the preview. */
function loadedSite({ visitor: _, ...site }: SiteState): SiteState {
  const { source, options } = site
  const fixed = splitByChange(options).fixed
  return { ...site, options: fixed, source: 'text' in source ? { ...source, text: '' } : source }
}

/** The last value whose fields were the same. */
function useStable<Value extends object>(value: Value): Value {
  const known = useRef(value)
  const isSame = (Object.keys(value) as (keyof Value)[]).every((name) =>
    Object.is(value[name], known.current[name]),
  )
  if (!isSame) known.current = value
  return known.current
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

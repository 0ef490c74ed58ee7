import { useCallback, useEffect, useRef, useState } from 'react'
import { CONSENT_MANAGERS, type ConsentManager } from '../../../src/client/page/managerCategories'
import { type OptionValues, parseOptions, writeOptions } from './options'
import { DEFAULT_CHOICES, type PreviewChoices, parseChoices, writeChoices } from './previewChoices'
import { parseSource, SAMPLE_SOURCE, type Source, writeSource } from './source'
import { ANYBODY, formatVisitor, type PreviewVisitor, parseVisitor } from './visitor'

/** Limits of the frame's width in CSS pixels: the smallest common phone and a large desktop. */
export const MIN_FRAME_WIDTH = 320
export const MAX_FRAME_WIDTH = 1920

/** Width of the preview in CSS pixels, or all available width. */
export type FrameWidth = number | 'fit'

/** `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark'

/**
 * State in a link to the playground, which reproduces it elsewhere: the site, the visitor, the
 * conditions of the preview, and what is open.
 */
export interface UrlState extends PreviewChoices {
  readonly source: Source
  /** Options of `mount()` that differ from their defaults. */
  readonly options: OptionValues
  /** Whether visitors get the entry that fits their page instead of the chosen one. */
  readonly fits: boolean
  /** Id of the chosen entry; the first of the list when absent. */
  readonly entry: string | undefined
  /**
   * Address of the previewed page, which selects the matching entry of the model. When absent, the
   * chosen entry is always shown.
   */
  readonly address: string | undefined
  readonly width: FrameWidth
  readonly theme: Theme
  /** Id of the open tool. When absent: the first tool, or a closed sheet on narrow screens. */
  readonly panel: string | undefined
  /** Platform of the site to install on. */
  readonly snippet: SnippetId
  /** Consent manager of the site that the snippet follows. */
  readonly manager: ConsentManager | undefined
  /** Additions to the plain tags of the snippet. */
  readonly extras: readonly Extra[]
  readonly visitor: PreviewVisitor
  /** Type of the event that counts as success in a test. */
  readonly goal: Goal
  /** Open view of the Content tool. */
  readonly view: ContentView
  /** Id or path of the block chosen in that view. */
  readonly block: string | undefined
  /** Search text in Behaviour. */
  readonly find: string | undefined
}

/**
 * The site: what Install writes. No state with a visitor fits this type, so that nobody who looks
 * at the preview becomes part of a snippet.
 */
export interface SiteState
  extends Pick<
    UrlState,
    'source' | 'options' | 'fits' | 'address' | 'snippet' | 'extras' | 'manager' | 'policy'
  > {
  readonly visitor?: never
}

/** The site without the visitor of the preview. */
export function siteOf(state: Omit<SiteState, 'visitor'>): SiteState {
  const { source, options, fits, address, snippet, extras, manager, policy } = state
  return { source, options, fits, address, snippet, extras, manager, policy }
}

export const CONTENT_VIEWS = ['entries', 'blocks', 'json', 'code'] as const
export type ContentView = (typeof CONTENT_VIEWS)[number]

/** Site platforms, the simplest first. */
export const SNIPPETS = [
  ...(['html', 'wordpress', 'wordpress-theme', 'shopify', 'webflow', 'wix'] as const),
  ...(['squarespace', 'tag-manager'] as const),
  ...(['react', 'next', 'vue', 'svelte', 'javascript', 'server'] as const),
] as const
export type SnippetId = (typeof SNIPPETS)[number]

const managers = Object.keys(CONSENT_MANAGERS) as ConsentManager[]

/**
 * The integrity hash, the loader for the head, the module build, the reserved height, the script
 * that knows returning visitors.
 */
const EXTRAS = ['hash', 'early', 'parts', 'room', 'returning'] as const
export type Extra = (typeof EXTRAS)[number]

export const GOALS = ['conversion', 'click', 'submit'] as const
export type Goal = (typeof GOALS)[number]

/** State of a link without parameters. */
export const DEFAULT_STATE: UrlState = {
  source: SAMPLE_SOURCE,
  entry: undefined,
  address: undefined,
  width: 'fit',
  theme: 'system',
  panel: undefined,
  ...DEFAULT_CHOICES,
  snippet: 'html',
  manager: undefined,
  extras: [],
  fits: false,
  visitor: ANYBODY,
  goal: 'conversion',
  options: {},
  view: 'entries',
  block: undefined,
  find: undefined,
}

/** Reads the state from a query string. Unreadable values count as absent. */
export function parseUrlState(search: string): UrlState {
  const query = new URLSearchParams(search)
  return {
    source: parseSource(query),
    entry: query.get('entry') || undefined,
    address: query.get('address') || undefined,
    width: parseWidth(query.get('width')),
    theme: parseTheme(query.get('theme')),
    panel: query.get('panel') || undefined,
    ...parseChoices(query),
    snippet: SNIPPETS.find((id) => id === query.get('snippet')) ?? 'html',
    manager: managers.find((name) => name === query.get('manager')),
    extras: EXTRAS.filter((extra) => query.get('extras')?.split(' ').includes(extra)),
    fits: query.has('fits'),
    options: parseOptions(query),
    visitor: parseVisitor(query.get('visitor')),
    goal: GOALS.find((goal) => goal === query.get('goal')) ?? 'conversion',
    view: CONTENT_VIEWS.find((view) => view === query.get('view')) ?? 'entries',
    block: query.get('block') || undefined,
    find: query.get('find') || undefined,
  }
}

/** Writes the state into a query string, without defaults. Keeps unrelated keys. */
export function formatUrlState(state: UrlState, search = ''): string {
  const query = new URLSearchParams(search)
  const written = {
    ...writeSource(state.source),
    entry: state.entry,
    address: state.address,
    width: state.width === 'fit' ? undefined : String(state.width),
    theme: state.theme === 'system' ? undefined : state.theme,
    panel: state.panel,
    ...writeChoices(state),
    snippet: state.snippet === 'html' ? undefined : state.snippet,
    manager: state.manager,
    extras: state.extras.join(' ') || undefined,
    fits: state.fits ? 'true' : undefined,
    visitor: formatVisitor(state.visitor),
    goal: state.goal === 'conversion' ? undefined : state.goal,
    ...writeOptions(state.options),
    view: state.view === 'entries' ? undefined : state.view,
    block: state.block,
    find: state.find,
  }
  for (const [name, value] of Object.entries(written)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  return text && `?${text}`
}

/** Rounds to whole pixels within the limits. */
export function clampWidth(width: number): number {
  return Math.min(MAX_FRAME_WIDTH, Math.max(MIN_FRAME_WIDTH, Math.round(width)))
}

function parseWidth(text: string | null): FrameWidth {
  const width = Number.parseFloat(text ?? '')
  return Number.isFinite(width) ? clampWidth(width) : 'fit'
}

function parseTheme(text: string | null): Theme {
  return text === 'light' || text === 'dark' ? text : 'system'
}

/** Browsers limit history calls to about a hundred per 30 seconds; dragging exceeds that. */
const WRITE_DELAY_MS = 200

/** Marks the history entries of the playground. Others, such as those of a typed fragment, are read whole. */
const MARK = 'playground'

/**
 * Keeps the state in the URL. A different step, entry, source or page adds a history entry. Between
 * steps, back and forward change only what is open: what was set on the way stays.
 */
export function useUrlState(): [UrlState, (change: Partial<UrlState>) => void] {
  const [state, setState] = useState(() => parseUrlState(location.search))

  useEffect(() => {
    history.replaceState(MARK, '')
    const read = (event: PopStateEvent) => {
      const found = parseUrlState(location.search)
      setState((current) => {
        const isStep = event.state === MARK && contentOf(found) === contentOf(current)
        return isStep ? { ...current, ...openIn(found) } : found
      })
    }
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  useEffect(() => {
    const address = addressOf(state)
    if (address === currentAddress()) return
    const timer = setTimeout(() => history.replaceState(MARK, '', address), WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state])

  // Several changes may come before the next rendering, and none may undo another.
  const latest = useRef(state)
  latest.current = state
  const update = useCallback((change: Partial<UrlState>) => {
    const { current } = latest
    const next = { ...current, ...change, visitor: visitorAfter(current, change) }
    if (pageKeyOf(next) !== pageKeyOf(current)) history.pushState(MARK, '', addressOf(next))
    latest.current = next
    setState(next)
  }, [])

  return [state, update]
}

/** A requested variation applies to one entry only, and an edited one while Content is open. */
function visitorAfter(current: UrlState, change: Partial<UrlState>): PreviewVisitor {
  const { variation: _, isEdited: __, ...anybody } = current.visitor
  const next = { ...current, ...change }
  const isContent = (next.panel ?? 'content') === 'content'
  const isSame = contentOf(next) === contentOf(current)
  if (change.visitor) {
    const isChosen = change.visitor.variation !== current.visitor.variation
    return isSame && isContent && isChosen && change.visitor.variation !== undefined
      ? { ...change.visitor, isEdited: true }
      : change.visitor
  }
  return isSame && (isContent || !current.visitor.isEdited) ? current.visitor : anybody
}

/** Identifies the pages that the back button leads to. */
const pageKeyOf = (state: UrlState) =>
  JSON.stringify([contentOf(state), state.address, state.panel ?? 'content'])

/** What is open, and nothing that an author sets. */
const openIn = ({ panel, view, block, find, address }: UrlState) => {
  return { panel, view, block, find, address }
}

const contentOf = ({ source, entry }: UrlState) =>
  JSON.stringify([source.kind, Object(source).space, entry])

const addressOf = (state: UrlState) =>
  location.pathname + formatUrlState(state, location.search) + location.hash

const currentAddress = () => location.pathname + location.search + location.hash

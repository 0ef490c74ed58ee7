import { useCallback, useEffect, useState } from 'react'
import { type OptionValues, parseOptions, withVisitorOptions, writeOptions } from './options'
import { DEFAULT_CHOICES, type PreviewChoices, parseChoices, writeChoices } from './previewChoices'
import { parseSource, SAMPLE_SOURCE, type Source, writeSource } from './source'
import { ANYBODY, formatVisitor, type PreviewVisitor, parseVisitor } from './visitor'

/** Narrowest and widest frame, in CSS pixels: the smallest phone in use, a large desktop. */
export const MIN_FRAME_WIDTH = 320
export const MAX_FRAME_WIDTH = 1920

/** Width of the preview in CSS pixels, or as wide as there is room for. */
export type FrameWidth = number | 'fit'

/** `system` follows the operating system. */
export type Theme = 'system' | 'light' | 'dark'

/** State that a link to the playground carries, so that it shows the same elsewhere. */
export interface UrlState extends PreviewChoices {
  readonly source: Source
  /** Id of the chosen entry; none: the first of the list. */
  readonly entry: string | undefined
  /**
   * Where the page in the preview stands: whichever entry of the model fits there is shown. None:
   * always the chosen entry.
   */
  readonly address: string | undefined
  readonly width: FrameWidth
  readonly theme: Theme
  /** Id of the open tool; none: the first one, or a closed sheet where there is little room. */
  readonly panel: string | undefined
  /** Platform of the site that content is to be installed on. */
  readonly snippet: SnippetId
  readonly visitor: PreviewVisitor
  /** Options of `mount()` that differ from their defaults. */
  readonly options: OptionValues
  /** View of the tool Content. */
  readonly view: ContentView
  /** Id of the block that is chosen in it, or where it stands. */
  readonly block: string | undefined
  /** Search text of Behaviour. */
  readonly find: string | undefined
}

export const CONTENT_VIEWS = ['entries', 'blocks', 'json', 'code'] as const
export type ContentView = (typeof CONTENT_VIEWS)[number]

/** Platforms of sites, the plainest first. */
export const SNIPPETS = [
  ...(['html', 'wordpress', 'shopify', 'webflow', 'wix', 'squarespace', 'tag-manager'] as const),
  ...(['react', 'next', 'vue', 'svelte', 'javascript', 'server'] as const),
] as const
export type SnippetId = (typeof SNIPPETS)[number]

/** The state of a link that asks for nothing. */
export const DEFAULT_STATE: UrlState = {
  source: SAMPLE_SOURCE,
  entry: undefined,
  address: undefined,
  width: 'fit',
  theme: 'system',
  panel: undefined,
  ...DEFAULT_CHOICES,
  snippet: 'html',
  visitor: ANYBODY,
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
    ...withVisitorOptions(parseOptions(query), parseVisitor(query.get('visitor'))),
    view: CONTENT_VIEWS.find((view) => view === query.get('view')) ?? 'entries',
    block: query.get('block') || undefined,
    find: query.get('find') || undefined,
  }
}

/** Writes the state into a query string: defaults are left out, keys of others stay. */
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
    visitor: formatVisitor(state.visitor),
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

/**
 * Browsers refuse more than about a hundred history calls in half a minute; dragging makes more.
 */
const WRITE_DELAY_MS = 200

/**
 * The state that the address carries. Another entry, source or page makes a step in the history.
 */
export function useUrlState(): [UrlState, (change: Partial<UrlState>) => void] {
  const [state, setState] = useState(() => parseUrlState(location.search))

  useEffect(() => {
    const read = () => setState(parseUrlState(location.search))
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  useEffect(() => {
    const address = addressOf(state)
    if (address === currentAddress()) return
    const timer = setTimeout(() => history.replaceState(null, '', address), WRITE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [state])

  const update = useCallback(
    (change: Partial<UrlState>) => {
      const { variation: _, ...anybody } = state.visitor
      // A variation is asked for of one entry.
      const isSame = contentOf({ ...state, ...change }) === contentOf(state)
      const next = { ...state, ...(!isSame && { visitor: anybody }), ...change }
      if (pageKeyOf(next) !== pageKeyOf(state)) history.pushState(null, '', addressOf(next))
      setState(next)
    },
    [state],
  )

  return [state, update]
}

/** Tells pages apart that the back button leads to. */
const pageKeyOf = (state: UrlState) => JSON.stringify([contentOf(state), state.address])

const contentOf = ({ source, entry }: UrlState) =>
  JSON.stringify([source.kind, Object(source).space, entry])

const addressOf = (state: UrlState) =>
  location.pathname + formatUrlState(state, location.search) + location.hash

const currentAddress = () => location.pathname + location.search + location.hash

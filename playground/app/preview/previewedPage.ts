import { optionRows } from 'virtual:siteblocks-options'
import { parseJson } from '../../../src/utils/text/parseJson'
import type { PlaygroundConfig } from '../data/config'
import type { EntrySummary } from '../data/entries'
import type { Installed } from '../install/installSite'
import type { Policed } from '../install/policy'
import { type OptionValues, SAMPLE_FUNCTION, visitedOptions } from '../state/options'
import { writeChoices } from '../state/previewChoices'
import type { UrlState } from '../state/urlState'
import { siteAddress } from './siteAddress'

/** A page of the preview: the code that Install writes, on a host page, and what is played. */
export interface PreviewedPage {
  /** Address of the host page, with the conditions of the preview. */
  readonly address: string
  /** HTML that Install writes for the head and the body. */
  readonly head: string
  readonly body: string
  /** What the page's policy depends on; `undefined` for a page without one. */
  readonly policed: Policed | undefined
  /** Options with which a server renders the content; `undefined` if the browser does. */
  readonly served: OptionValues | undefined
  /** What the preview plays, and the page's code does not know. */
  readonly played: Played
}

/** The visitor and the site around the page. `playground/pages/simulate` reads it. */
export interface Played {
  /** Path, query and fragment at which the page stands. */
  readonly address: string
  readonly contentHost: string
  /** Options that the site would set for this visitor. */
  readonly options: OptionValues
  /** Options with sample functions, whose calls are counted. */
  readonly samples: readonly string[]
  /** Whether content requests are reported, and get the token that this tab keeps for the space. */
  readonly isSpace: boolean
  /** Says why content that is given as JSON shows nothing. */
  readonly blank?: string | undefined
}

/** What a page is made of. */
interface PageParts {
  readonly config: PlaygroundConfig
  readonly entry: EntrySummary
  readonly state: UrlState
  readonly installed: Installed
}

/** The page that shows an entry as the state describes. */
export function previewedPage({ config, entry, state, installed }: PageParts): PreviewedPage {
  const { source, options } = state
  const { head, body, policed } = installed
  const { policy, motion, ...choices } = writeChoices(state)
  // Only sample content passes through the playground's server.
  const { network, rendering } = source.kind === 'sample' ? choices : {}
  const asked = {
    policy,
    network,
    motion,
    rendering,
    manager: state.manager,
    // This page plays the visual editor: the widget listens to a parent page on `localhost`.
    ...(state.editor === 'connected' && {
      'builder.frameEditing': entry.model,
      'builder.preview': entry.model,
    }),
    [`builder.tests.${entry.id}`]: state.visitor.variation,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) {
    if (value !== undefined) query.set(name, value)
  }
  const visited = { ...quietOptions(state), ...visitedOptions(state) }
  const widget: OptionValues = { ...installed.options.widget, ...visited }
  const isFunction = (name: string) => widget[name] === SAMPLE_FUNCTION
  const samples = optionRows.filter(({ name, type }) => type === 'function' && isFunction(name))
  const plain = Object.entries(widget).filter(([name]) => !samples.some((row) => row.name === name))
  return {
    address: `/preview/${state.page}.html?${query}`,
    head,
    body,
    policed: policy ? { ...policed, html: `${head}\n${body}` } : undefined,
    served: rendering ? Object.fromEntries(plain) : undefined,
    played: {
      address: siteAddress(state, entry),
      contentHost: config.contentHost,
      options: visited,
      samples: samples.map(({ name }) => name).filter((name) => name in options),
      isSpace: source.kind === 'space',
      blank: 'text' in source && parseJson(source.text) === undefined ? UNREADABLE : undefined,
    },
  }
}

const UNREADABLE = 'The JSON cannot be read yet. It shows as soon as it can.'

/**
 * Turns tracking off for a space of the author's own, unless the author wants the preview's events
 * there.
 */
function quietOptions({ source }: UrlState): OptionValues {
  return source.kind === 'space' && !source.space?.sendsEvents ? { autoTrack: false } : {}
}

/**
 * Opens a page in a frame or tab of this name. Only pages of this origin may post one: it runs
 * scripts.
 */
export function postPage({ address, ...page }: PreviewedPage, target: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = address
  form.target = target
  const field = document.createElement('input')
  field.name = 'page'
  field.value = JSON.stringify(page)
  form.append(field)
  form.hidden = true
  document.body.append(form)
  form.submit()
  form.remove()
}

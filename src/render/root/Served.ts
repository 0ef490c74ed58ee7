import type { ClientOptions, UserAttributes } from '../../client/Client'
import { version } from '../../client/version'
import type { ContentEntry } from '../../content/types'
import type { State } from '../state/createStateStore'

/**
 * What a server drew an entry with. It stands beside the markup, so that the browser begins with the same.
 */
export interface Served {
  /** Of the code that drew it. Another one might draw something else. */
  readonly version: string
  /** Starts every class name. */
  readonly key: string
  /** Name of the entry's model. */
  readonly model: string
  /** The entry as the visitor sees it, without `variations`: there is nothing left to choose. */
  readonly entry: ContentEntry
  /** What a script in the page may choose instead, where the same markup goes to everybody. */
  readonly variations?: ContentEntry['variations']
  /** What that script has to know of the site's options. */
  readonly options?: Pick<ClientOptions, 'canTrack' | 'ignoreGpc' | 'locale' | 'userAttributes'>
  /** What the state knew of the page. */
  readonly page: State
  /** What was known of the visitor; absent where the same markup goes to everybody. */
  readonly attributes?: UserAttributes | undefined
  /** Names of blocks that the server did not know, or that broke there: a browser that has them draws something else. */
  readonly missing: readonly string[]
}

/** Marks the element that holds {@link Served}. The element before it holds the markup. */
export const SERVED_ATTRIBUTE = 'data-sb-served'

/** Marks what a variant of a personalised block would look like, beside what is shown. */
export const VARIANT_ATTRIBUTE = 'data-sb-variant'

/** An element that holds {@link Served}, as JSON or as an object that a script has put there. */
export interface ServedElement extends HTMLElement {
  siteblocks?: unknown
}

/** Markup of a server in a root, and what it was drawn with. */
export interface ServedMarkup {
  readonly element: HTMLElement
  readonly served: Served
}

/** Finds what a server drew in `root`; `undefined` when there is none, or it does not make sense to this code. */
export function readServed(root: ShadowRoot): ServedMarkup | undefined {
  const holder = root.querySelector<ServedElement>(`[${SERVED_ATTRIBUTE}]`)
  const element = holder?.previousElementSibling as HTMLElement | null | undefined
  if (!element) return undefined
  try {
    const served = (holder?.siteblocks ?? JSON.parse(holder?.textContent ?? '')) as Served
    return served.version === version ? { element, served } : undefined
  } catch {
    return undefined
  }
}

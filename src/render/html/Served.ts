import type { ClientOptions, UserAttributes } from '../../client/options/ClientOptions'
import type { ContentEntry } from '../../content/types'
import { parseJson } from '../../utils/text/parseJson'
import { version } from '../../utils/values/version'
import type { State } from '../state/createStateStore'
import { DATA_ATTRIBUTE, JSON_LD_ATTRIBUTE } from './servedAttributes'

/** Options of the site that a script in the page needs to choose a visitor's version. */
export const DECIDING_OPTIONS = [
  'canTrack',
  'ignoreGpc',
  'locale',
  'userAttributes',
  'campaignAttributes',
  'cookieDomain',
  'cookiePrefix',
  'variationCookies',
] as const

/**
 * Data of a server's rendering, stored next to the markup, so that the browser hydrates with the
 * same values.
 */
export interface Served {
  /** Version of the code that rendered it. Another version might render something else. */
  readonly version: string
  /** Prefix of every class name. */
  readonly key: string
  /** Name of the entry's model. */
  readonly model: string
  /**
   * The entry as the visitor sees it. Includes `variations` as long as the visitor may still
   * consent to one.
   */
  readonly entry: ContentEntry
  /** Variations that a script in the page may choose from, if all visitors get the same markup. */
  readonly variations?: ContentEntry['variations']
  /** Options of the site that this script needs. */
  readonly options?: Pick<ClientOptions, (typeof DECIDING_OPTIONS)[number]>
  /** State of the page as the server saw it. */
  readonly page: State
  /** The visitor's attributes; absent if all visitors get the same markup. */
  readonly attributes?: UserAttributes | undefined
  /**
   * Names of blocks that the server did not know, and of built-in blocks that threw there. A
   * browser that has them would render something else.
   */
  readonly missing: readonly string[]
  /**
   * Present if the entry lacks the data of blocks that never change, whose elements stay as the
   * server wrote them: names of the built-in blocks that it rendered.
   */
  readonly kept?: readonly string[] | undefined
}

/** An element that holds {@link Served}, as JSON or as an object that a script attached. */
export interface ServedElement extends HTMLElement {
  siteblocks?: unknown
}

/** Server markup in a root, and the data that it was rendered with. */
export interface ServedMarkup {
  readonly element: HTMLElement
  readonly served: Served
}

/**
 * Finds server markup in `root`; `undefined` if there is none, or if another version rendered it.
 */
export function readServed(root: ShadowRoot): ServedMarkup | undefined {
  const holder = servedHolder(root)
  const element = holder?.previousElementSibling as HTMLElement | null | undefined
  if (!element) return undefined
  const served = (holder?.siteblocks ?? parseJson(holder?.textContent ?? '')) as Served | null
  if (served?.version !== version) return undefined
  return { element, served: { ...served, entry: undecidedEntry(served) } }
}

/**
 * The entry of a rendering. It has variations if a script in the page was to choose one and has not
 * run, because another script inserted the HTML.
 */
export function undecidedEntry({ entry, variations }: Served): ContentEntry {
  return variations ? { ...entry, variations } : entry
}

/**
 * The element that holds {@link Served}. Searches only direct children: content may contain forged
 * copies.
 */
export function servedHolder(root: ShadowRoot): ServedElement | undefined {
  return Array.from(root.children).find((child): child is ServedElement =>
    child.hasAttribute(DATA_ATTRIBUTE),
  )
}

/** Removes JSON-LD that a server wrote into a container and that no block has claimed. */
export function dropServedJsonLd(container: Element): void {
  for (const child of container.querySelectorAll(`:scope>[${JSON_LD_ATTRIBUTE}]`)) child.remove()
}

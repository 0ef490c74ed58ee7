import type { ClientOptions, UserAttributes } from '../../client/options/ClientOptions'
import { version } from '../../client/version'
import type { ContentEntry } from '../../content/types'
import { parseJson } from '../../utils/parseJson'
import type { State } from '../state/createStateStore'

/** Options of the site by which a script in the page chooses what a visitor sees. */
export const DECIDING_OPTIONS = [
  'canTrack',
  'ignoreGpc',
  'locale',
  'userAttributes',
  'cookieDomain',
  'cookiePrefix',
  'variationCookies',
] as const

/**
 * Data of a server's rendering. It stands beside the markup, so that the browser begins with the
 * same.
 */
export interface Served {
  /** Of the code that rendered it. Another one might render something else. */
  readonly version: string
  /** Starts every class name. */
  readonly key: string
  /** Name of the entry's model. */
  readonly model: string
  /**
   * The entry as the visitor sees it. Its `variations` stay as long as the visitor may still
   * consent to one of them.
   */
  readonly entry: ContentEntry
  /**
   * Variations that a script in the page may choose instead, where all visitors get the same
   * markup.
   */
  readonly variations?: ContentEntry['variations']
  /** The site's options that this script needs. */
  readonly options?: Pick<ClientOptions, (typeof DECIDING_OPTIONS)[number]>
  /** The page in the server's state. */
  readonly page: State
  /** The visitor's attributes; absent where all visitors get the same markup. */
  readonly attributes?: UserAttributes | undefined
  /**
   * Names of blocks that the server did not know, and of ours that broke there: a browser that has
   * them renders something else.
   */
  readonly missing: readonly string[]
}

/**
 * Marks the element that holds {@link Served}, a child of the root. The element before it holds the
 * markup.
 */
export const SERVED_ATTRIBUTE = 'data-sb-served'

/**
 * Marks the `<template>` of a variant of a personalized block, beside what is shown, with the
 * variant's targeting.
 */
export const VARIANT_ATTRIBUTE = 'data-sb-variant'

/**
 * Digest that marks a block of the site's own as left out for React: it waits on the server, or
 * threw there, and is rendered in the browser alone.
 */
export const LEFT_OUT_DIGEST = 'siteblocks-left-out'

/** An element that holds {@link Served}, as JSON or as an object that a script has put there. */
export interface ServedElement extends HTMLElement {
  siteblocks?: unknown
}

/** Markup of a server in a root, and what it was rendered with. */
export interface ServedMarkup {
  readonly element: HTMLElement
  readonly served: Served
}

/**
 * Finds what a server rendered in `root`; `undefined` when there is none, or it does not make sense
 * to this code.
 */
export function readServed(root: ShadowRoot): ServedMarkup | undefined {
  const holder = servedHolder(root)
  const element = holder?.previousElementSibling as HTMLElement | null | undefined
  if (!element) return undefined
  const served = (holder?.siteblocks ?? parseJson(holder?.textContent ?? '')) as Served | null
  return served?.version === version ? { element, served } : undefined
}

/**
 * The element that holds {@link Served}. Content, which is further inside, may have copies of it.
 */
export function servedHolder(root: ShadowRoot): ServedElement | undefined {
  return Array.from(root.children).find((child): child is ServedElement =>
    child.hasAttribute(SERVED_ATTRIBUTE),
  )
}

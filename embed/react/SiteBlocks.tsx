/**
 * `<site-blocks>` as a typed component, for sites with React.
 *
 * @module siteblocks/react
 */

import * as React from 'react'
import {
  type CSSProperties,
  createElement,
  Fragment,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { SECRET_OPTIONS } from '../../src/client/options/secretOptions'
import type { ContentEntry } from '../../src/index'
import { SERVED_ATTRIBUTE } from '../../src/render/html/servedAttributes'
import { warnOnce } from '../../src/utils/problems/warn'
import { toKebabCase } from '../../src/utils/text/letterCase'
import { definedOnly } from '../../src/utils/values/filterFields'
import { isObject } from '../../src/utils/values/isObject'
import { isRecord } from '../../src/utils/values/isRecord'
import type { SiteBlocksElement } from '../element/SiteBlocksElement'
import type { MountOptions } from '../options/MountOptions'
import { claimHost, createPlacements } from './placements'
import { readServedHtml } from './readServedHtml'
import { registerNew, type SiteComponent, usableComponents } from './registerComponent'
import { SiteComponents } from './SiteComponents'

export { registerComponent, type SiteComponent } from './registerComponent'

/** Options that may also be `undefined`, as props often are, under `exactOptionalPropertyTypes`. */
type Unset<Options> = {
  readonly [Name in keyof Options]: object extends Pick<Options, Name>
    ? Options[Name] | undefined
    : Options[Name]
}

/**
 * Props of {@link SiteBlocks}: every option of `mount()` except `blocks`, which the page registers,
 * and common attributes.
 */
export interface SiteBlocksProps extends Unset<Omit<MountOptions, 'blocks'>> {
  /**
   * HTML from `renderToHtml` of `siteblocks/server` for the same options: visible before any script
   * has loaded. It already includes the options that can be attributes. An element that React adds
   * in the browser, as on a later route, renders the entry in it.
   */
  readonly html?: string | undefined
  /**
   * Components of the site that content may use, in the format of Builder's `customComponents`.
   * They are registered for the whole page. If two `SiteBlocks` list different components under one
   * name, each renders its own.
   */
  readonly components?: readonly SiteComponent[] | undefined
  /** Attribute of the element. */
  readonly id?: string | undefined
  /** See {@link SiteBlocksProps.id}. */
  readonly className?: string | undefined
  /** See {@link SiteBlocksProps.id}. */
  readonly style?: CSSProperties | undefined
  /** See {@link SiteBlocksProps.id}. */
  readonly role?: string | undefined
  /** The element. Its `widget` is there once `embed.js` has loaded. */
  readonly ref?: Ref<SiteBlocksElement> | undefined
  /** The placeholder, visible until the content has loaded. */
  readonly children?: ReactNode
}

/**
 * Options that may contain functions, that cannot be attributes, or that do not belong into markup:
 * secrets, a whole entry, what only scripts may allow.
 */
const PROPERTIES = new Set<string>([
  ...SECRET_OPTIONS,
  'data',
  'context',
  'globals',
  'options',
  'analytics',
  'content',
  'allowScripts',
])

/**
 * A `<site-blocks>` element with typed options, for React 17 and newer. Shows content once
 * `embed.js` has loaded.
 */
export const SiteBlocks = forwardRef(function SiteBlocks(
  props: Omit<SiteBlocksProps, 'ref'>,
  ref: Ref<SiteBlocksElement> | undefined,
): ReactElement {
  const { html, id, className, style, role, children, ...others } = props
  const { components: own = [], ...options } = others
  const components = usableComponents(own)
  const set: Properties = definedOnly(options)
  if (typeof window === 'undefined' && (options.authToken ?? options.fetchOptions?.headers)) {
    warnOnce(
      'authToken and headers in fetchOptions do nothing in <SiteBlocks> on a server, and frameworks send props to browsers, where anybody can read them. Pass them to fetchEntry() alone.',
    )
  }
  const served = useMemo(() => (html === undefined ? undefined : readServedHtml(html)), [html])
  const [entries] = useState(() => new WeakMap<Element, ContentEntry | undefined>())
  const shown = useRef<Element | null>(null)
  // As the element's own ref, it would be called after every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has another element.
  useImperativeHandle(ref, () => shown.current as SiteBlocksElement, [served])
  const [placements] = useState(createPlacements)
  // Pages often create a new list on every render.
  const [listed, setListed] = useState(components)
  if (namesOf(listed) !== namesOf(components)) setListed(components)
  useEffect(() => registerNew(listed), [listed])
  const attributes: Record<string, string> = {}
  const properties: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(set)) {
    if (PROPERTIES.has(name) || !isJson(given)) properties[name] = given
    else
      attributes[toKebabCase(name)] = typeof given === 'object' ? JSON.stringify(given) : `${given}`
  }

  function take(element: Element | null): void {
    shown.current = element
    if (!element) return
    claimHost(element, placements)
    // Only at first: later, the shadow root may be that of the widget.
    if (!entries.has(element)) entries.set(element, element.shadowRoot ? undefined : served?.entry)
    const content = entries.get(element)
    assign(element, content ? { content, ...properties } : properties, set)
  }

  // `class`, because React 18 does not support `className` on custom elements.
  const common = { id, class: className, style, role }
  const all = { ...served?.attributes, ...attributes, ...definedOnly(common), ref: take }
  return createElement(
    Fragment,
    null,
    ...(served?.preloads ?? []).map((link, key) => createElement('link', { key, ...link })),
    createElement(BlocksElement, { key: html, all, inner: served?.inner }, children),
    createElement(SiteComponents, { placements, components }),
  )
}) as (props: SiteBlocksProps) => ReactElement

interface BlocksElementProps {
  /** Attributes and ref of the element. */
  readonly all: object
  /** The element's inner HTML from a server. */
  readonly inner: string | undefined
  /** The placeholder in place of that. */
  readonly children?: ReactNode
}

/**
 * The element. A server writes its HTML, and React leaves it alone when it hydrates; in the browser,
 * no HTML is assigned, which policies with Trusted Types would refuse.
 */
function BlocksElement({ all, inner, children }: BlocksElementProps): ReactElement {
  const [isWritten] = useState(useServerMarkup())
  if (inner === undefined || !isWritten) return createElement('site-blocks', all, children)
  return createElement('site-blocks', {
    ...all,
    [SERVED_ATTRIBUTE]: '',
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: typeof window === 'undefined' ? inner : '' },
  })
}

type ReadStore = (
  subscribe: () => () => void,
  read: () => boolean,
  served: () => boolean,
) => boolean

/** React 17 cannot tell. */
const { useSyncExternalStore: useStore = (_, __, served) => served() } = React as {
  readonly useSyncExternalStore?: ReadStore
}

/** Whether this renders on a server, or hydrates what a server rendered. */
function useServerMarkup(): boolean {
  return useStore(
    () => () => {},
    () => false,
    () => true,
  )
}

/** Whether an attribute can have all of a value: JSON loses functions, and what `Headers` hold. */
function isJson(value: unknown): boolean {
  if (!isObject(value)) return typeof value !== 'function'
  return (Array.isArray(value) || isRecord(value)) && Object.values(value).every(isJson)
}

function namesOf(components: readonly SiteComponent[]): string {
  return components.map(({ name }) => name).join()
}

/** The properties of an element since its first render. */
const given = new WeakMap<Element, Properties>()

type Properties = Readonly<Record<string, unknown>>

/**
 * Sets properties before the element mounts, whether its class is defined yet or not. What was a
 * property once stays one: it overrides the attribute, even where it is unset.
 *
 * @param set - All options that are set, as properties or as attributes.
 */
function assign(element: Element, properties: Properties, set: Properties): void {
  const known = Object.keys(given.get(element) ?? {}).map((name) => [name, set[name]])
  const all = { ...Object.fromEntries(known), ...properties }
  given.set(element, all)
  Object.assign(element, all)
}

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
import type { ContentEntry } from '../../src/index'
import { SERVED_ATTRIBUTE } from '../../src/render/html/servedAttributes'
import { toKebabCase } from '../../src/utils/text/letterCase'
import { definedOnly } from '../../src/utils/values/filterFields'
import { isObject } from '../../src/utils/values/isObject'
import { isRecord } from '../../src/utils/values/isRecord'
import type { SiteBlocksElement } from '../element/SiteBlocksElement'
import type { MountOptions } from '../options/MountOptions'
import { claimHost, createPlacements } from './placements'
import { readServedHtml } from './readServedHtml'
import { registerNew, type SiteComponent } from './registerComponent'
import { SiteComponents } from './SiteComponents'

export { registerComponent, type SiteComponent } from './registerComponent'

/**
 * Props of {@link SiteBlocks}: every option of `mount()` except `blocks`, which the page registers,
 * and common attributes.
 */
export interface SiteBlocksProps extends Omit<MountOptions, 'blocks'> {
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
  readonly components?: readonly SiteComponent[]
  /** Attribute of the element. */
  readonly id?: string
  /** See {@link SiteBlocksProps.id}. */
  readonly className?: string
  /** See {@link SiteBlocksProps.id}. */
  readonly style?: CSSProperties
  /** See {@link SiteBlocksProps.id}. */
  readonly role?: string
  /** The element. Its `widget` is there once `embed.js` has loaded. */
  readonly ref?: Ref<SiteBlocksElement>
  /** The placeholder, visible until the content has loaded. */
  readonly children?: ReactNode
}

/**
 * Options that may contain functions, that cannot be attributes, or that do not belong into markup:
 * a secret, a whole entry, what only scripts may allow.
 */
const PROPERTIES = new Set<string>([
  'data',
  'context',
  'globals',
  'options',
  'analytics',
  'authToken',
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
  const { components = NO_COMPONENTS, ...options } = others
  const served = useMemo(() => (html === undefined ? undefined : readServedHtml(html)), [html])
  const [entries] = useState(() => new WeakMap<Element, ContentEntry | undefined>())
  const own = useRef<Element | null>(null)
  // As the element's own ref, it would be called after every render.
  // biome-ignore lint/correctness/useExhaustiveDependencies: other HTML has another element.
  useImperativeHandle(ref, () => own.current as SiteBlocksElement, [served])
  const [placements] = useState(createPlacements)
  // Pages often create a new list on every render.
  const [listed, setListed] = useState(components)
  if (namesOf(listed) !== namesOf(components)) setListed(components)
  useEffect(() => registerNew(listed), [listed])
  const attributes: Record<string, string> = {}
  const properties: Record<string, unknown> = {}
  for (const [name, given] of Object.entries(options)) {
    const value: unknown = given ?? undefined
    const isWritten = value !== undefined && isJson(value) && !PROPERTIES.has(name)
    if (!isWritten) properties[name] = value
    else
      attributes[toKebabCase(name)] = typeof value === 'object' ? JSON.stringify(value) : `${value}`
  }

  function take(element: Element | null): void {
    own.current = element
    if (!element) return
    claimHost(element, placements)
    // Only at first: later, the shadow root may be that of the widget.
    if (!entries.has(element)) entries.set(element, element.shadowRoot ? undefined : served?.entry)
    const content = entries.get(element)
    assign(element, content ? { content, ...properties } : properties)
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

const NO_COMPONENTS: readonly SiteComponent[] = []

/** The properties from the last render of an element. */
const given = new WeakMap<Element, Properties>()

type Properties = Readonly<Record<string, unknown>>

/**
 * Sets properties before the element mounts, whether its class is defined yet or not. Unsets
 * properties of the last render that are missing now.
 */
function assign(element: Element, properties: Properties): void {
  const before = Object.entries(given.get(element) ?? {})
  const left = before.filter(([name, value]) => value !== undefined && !(name in properties))
  const unset = Object.fromEntries(left.map(([name]) => [name, undefined]))
  given.set(element, properties)
  Object.assign(element as SiteBlocksElement, unset, properties)
}

/**
 * For sites in React: the element as a typed component.
 *
 * @module siteblocks/react
 */

'use client'

import {
  type CSSProperties,
  createElement,
  Fragment,
  type ReactElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react'
import { toKebabCase } from '../../src/internal'
import type { SiteBlocksElement } from '../element/SiteBlocksElement'
import type { MountOptions } from '../widget/MountOptions'
import { claimHost, createPlacements } from './placements'
import { registerNew, type SiteComponent } from './registerComponent'
import { SiteComponents } from './SiteComponents'

export { registerComponent, type SiteComponent } from './registerComponent'

/**
 * Props of {@link SiteBlocks}: every option of `mount()` but `blocks`, which the page registers,
 * and attributes of any element.
 */
export interface SiteBlocksProps extends Omit<MountOptions, 'blocks'> {
  /**
   * HTML that `renderToHtml` of `siteblocks/server` returned for the same options: visible before
   * any script has come. The options that can be written as attributes are in it already.
   */
  readonly html?: string | undefined
  /**
   * Components of the site that content may use, in the form of `customComponents` of the builder's
   * clients. They are registered for the whole page; where two `SiteBlocks` list different ones
   * under one name, each renders its own.
   */
  readonly components?: readonly SiteComponent[]
  /** As of any element; with `html`, of the wrapper around the element. */
  readonly id?: string
  /** As {@link SiteBlocksProps.id}. */
  readonly className?: string
  /** As {@link SiteBlocksProps.id}. */
  readonly style?: CSSProperties
  /** The placeholder: what visitors see until the content is there. */
  readonly children?: ReactNode
}

/** Options that may hold functions, or that no attribute can hold. */
const PROPERTIES = new Set<string>(['data', 'context', 'globals', 'options', 'analytics'])

/**
 * A `<site-blocks>` element with typed options, for React 17 and newer. It shows content once
 * `embed.js` is on the page.
 */
export function SiteBlocks(props: SiteBlocksProps): ReactElement {
  const { html, id, className, style, children, components = NO_COMPONENTS, ...options } = props
  const [placements] = useState(createPlacements)
  // Pages often make the list again for every render.
  const [listed, setListed] = useState(components)
  if (namesOf(listed) !== namesOf(components)) setListed(components)
  useEffect(() => registerNew(listed), [listed])
  const attributes: Record<string, string> = {}
  const properties: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(options)) {
    const isWritten = value !== undefined && typeof value !== 'function' && !PROPERTIES.has(name)
    if (!isWritten) properties[name] = value
    else
      attributes[toKebabCase(name)] = typeof value === 'object' ? JSON.stringify(value) : `${value}`
  }

  function take(element: Element | null | undefined): void {
    if (!element) return
    claimHost(element, placements)
    assign(element, properties)
  }

  const siteComponents = createElement(SiteComponents, { placements, components })
  if (html === undefined) {
    // `class`, since React 18 knows no `className` of custom elements.
    const element = createElement(
      'site-blocks',
      { ...attributes, id, class: className, style, ref: take },
      children,
    )
    return createElement(Fragment, null, element, siteComponents)
  }
  const served = createElement('div', {
    key: html,
    id,
    className,
    style: { display: 'contents', ...style },
    ref: (wrapper: Element | null) => {
      if (wrapper && !wrapper.firstChild) setHtml(wrapper, html)
      take(wrapper?.firstElementChild)
    },
    // React leaves what the server wrote as it is, and would set it as `innerHTML` on later routes.
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: typeof window === 'undefined' ? html : '' },
  })
  return createElement(Fragment, null, served, siteComponents)
}

function namesOf(components: readonly SiteComponent[]): string {
  return components.map(({ name }) => name).join()
}

const NO_COMPONENTS: readonly SiteComponent[] = []

/** The properties that the last render gave to an element. */
const given = new WeakMap<Element, Properties>()

type Properties = Readonly<Record<string, unknown>>

/**
 * Sets properties before the element mounts, and before or after its class is defined. Those that
 * the last render gave and this one leaves out are unset.
 */
function assign(element: Element, properties: Properties): void {
  const before = Object.entries(given.get(element) ?? {})
  const left = before.filter(([name, value]) => value !== undefined && !(name in properties))
  const unset = Object.fromEntries(left.map(([name]) => [name, undefined]))
  given.set(element, properties)
  Object.assign(element as SiteBlocksElement, unset, properties)
}

/**
 * Browsers that cannot parse shadow roots here show the placeholder, and the widget fetches the
 * content.
 */
function setHtml(wrapper: Element, html: string): void {
  if (wrapper.setHTMLUnsafe) wrapper.setHTMLUnsafe(html)
  else wrapper.innerHTML = html
}

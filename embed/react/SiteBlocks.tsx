/**
 * For sites in React: the element as a typed component.
 *
 * @module siteblocks/react
 */

'use client'

import { type CSSProperties, createElement, type ReactElement, type ReactNode } from 'react'
import { toKebabCase } from '../../src/internal'
import type { SiteBlocksElement } from '../element/SiteBlocksElement'
import type { MountOptions } from '../widget/MountOptions'

/**
 * What {@link SiteBlocks} takes: every option of `mount()` but `blocks`, which the page registers, and what any element
 * has.
 */
export interface SiteBlocksProps extends Omit<MountOptions, 'blocks'> {
  /**
   * What `renderToHtml` of `siteblocks/server` returned for the same options: visible before any script has come. The
   * options that can be written as attributes are in it already.
   */
  readonly html?: string
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
const PROPERTIES: ReadonlySet<string> = new Set([
  'data',
  'context',
  'globals',
  'options',
  'analytics',
])

/** A `<site-blocks>` element with typed options. It shows content once `embed.js` is on the page. */
export function SiteBlocks(props: SiteBlocksProps): ReactElement {
  const { html, id, className, style, children, ...options } = props
  const attributes: Record<string, string> = {}
  const properties: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(options)) {
    const isWritten = value !== undefined && typeof value !== 'function' && !PROPERTIES.has(name)
    if (!isWritten) properties[name] = value
    else
      attributes[toKebabCase(name)] = typeof value === 'object' ? JSON.stringify(value) : `${value}`
  }

  if (html === undefined) {
    const ref = (element: Element | null): void => assign(element, properties)
    // `class`, since React 18 knows no `className` of custom elements.
    return createElement(
      'site-blocks',
      { ...attributes, id, class: className, style, ref },
      children,
    )
  }
  return (
    <div
      key={html}
      id={id}
      className={className}
      style={{ display: 'contents', ...style }}
      ref={(wrapper) => {
        if (wrapper && !wrapper.firstChild) setHtml(wrapper, html)
        assign(wrapper?.firstElementChild, properties)
      }}
      // React leaves what the server wrote as it is, and would set it as `innerHTML` on later routes.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: renderToHtml has sanitised it.
      dangerouslySetInnerHTML={{ __html: typeof window === 'undefined' ? html : '' }}
    />
  )
}

/** Sets properties before the element mounts, and before or after its class is defined. */
function assign(element: Element | null | undefined, properties: object): void {
  if (element) Object.assign(element as SiteBlocksElement, properties)
}

/** Browsers that cannot parse shadow roots here show the placeholder, and the widget fetches the content. */
function setHtml(wrapper: Element, html: string): void {
  if (wrapper.setHTMLUnsafe) wrapper.setHTMLUnsafe(html)
  else wrapper.innerHTML = html
}

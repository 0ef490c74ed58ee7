import { createElement, type ReactElement } from 'react'
import { useContentContext } from '../entry/ContentContext'
import type { Sanitizer } from './createSanitizer'
import { attachStyles, STYLE_ATTRIBUTE } from './detachStyles'
import { plainText } from './plainText'

/** Attributes of the element, and the HTML in it. */
export interface HtmlProps {
  /** @default 'span' */
  readonly tag?: string
  /** HTML of content; sanitised here. */
  readonly html: string
  readonly [attribute: string]: unknown
}

/** Renders HTML of content, sanitised, with its inline styles set in a way that a strict policy allows. */
export function Html(props: HtmlProps): ReactElement {
  return htmlElement(props, useContentContext().sanitizer)
}

/** The element of {@link Html}, for blocks that have the sanitizer at hand. */
export function htmlElement(
  { tag = 'span', html, ...attributes }: HtmlProps,
  sanitizer: Sanitizer,
): ReactElement {
  if (sanitizer.isMuted) return createElement(tag, { ...attributes, ...asText(html) })
  const inner = sanitizer.sanitize(html)
  return createElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: inner,
    // Another one each time, so that React calls it after each change of the HTML.
    ref: String(inner.__html).includes(STYLE_ATTRIBUTE)
      ? (element: Element | null) => void (element && attachStyles(element))
      : undefined,
  })
}

/** What is left of HTML where the page takes none. */
export function asText(html: string): Readonly<Record<string, unknown>> {
  return { style: { whiteSpace: 'pre-line' }, children: plainText(html) }
}

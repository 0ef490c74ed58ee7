import { createElement, type ReactElement, useLayoutEffect, useRef } from 'react'
import { useContentContext } from '../entry/ContentContext'
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

/** Draws HTML of content, sanitised, with its inline styles set in a way that a strict policy allows. */
export function Html({ tag = 'span', html, ...attributes }: HtmlProps): ReactElement {
  const { sanitizer } = useContentContext()
  const element = useRef<HTMLElement>(null)
  const safe = sanitizer.isMuted ? '' : sanitizer.sanitize(html)

  useLayoutEffect(() => {
    if (element.current && String(safe).includes(STYLE_ATTRIBUTE)) attachStyles(element.current)
  }, [safe])

  return createElement(tag, {
    ...attributes,
    ref: element,
    ...(sanitizer.isMuted ? asText(html) : { dangerouslySetInnerHTML: { __html: safe } }),
  })
}

/** What is left of HTML where the page takes none. */
export function asText(html: string): Readonly<Record<string, unknown>> {
  return { style: { whiteSpace: 'pre-line' }, children: plainText(html) }
}

import type { ReactElement } from 'react'
import type { Omission } from '../../utils/problems/Omission'
import type { StaticContext } from '../block/ContentContext'
import { useContentContext } from '../block/useContentContext'
import { attachStyles, STYLE_ATTRIBUTE } from '../html/detachStyles'
import { makeElement } from '../html/makeElement'
import { inText, leftOut } from '../html/omissions'
import type { TextKind } from '../html/richText'

const FIXED = inText(leftOut.fixed)

/** Attributes of the element, and the HTML in it. */
export interface HtmlProps {
  /** @default 'span' */
  readonly tag?: string
  /** HTML of content; sanitised here. */
  readonly html: string
  /** Id of the block, for messages about removed HTML. @default the entry is named */
  readonly blockId?: string
  /** @default 'text' */
  readonly kind?: TextKind
  readonly [attribute: string]: unknown
}

/** Characters that make HTML differ from plain text. */
const MARKUP = /[<&\0\r]/

/**
 * Renders sanitised HTML of content. Inline styles are set in a way that a strict Content Security
 * Policy allows.
 */
export function Html(props: HtmlProps): ReactElement {
  return htmlElement(props, useContentContext())
}

/** The element of {@link Html}, for callers that already have the context. */
export function htmlElement(
  { tag = 'span', html, blockId, kind, ...attributes }: HtmlProps,
  content: Pick<StaticContext, 'sanitizer' | 'reportOmission' | 'currentEntry'>,
): ReactElement {
  const { sanitizer } = content
  if (sanitizer.isMuted) return makeElement(tag, { ...attributes, ...asText(html) })
  // Text without markup needs no parser. Like HTML, a server's text keeps changes made before
  // hydration.
  if (!MARKUP.test(html))
    return makeElement(tag, { ...attributes, suppressHydrationWarning: true, children: html })
  const inner = sanitizer.sanitize(html, kind)
  const report = (omission: Omission): void => {
    const where =
      blockId === undefined ? `entry "${content.currentEntry().id}"` : `block "${blockId}"`
    content.reportOmission(where, omission)
  }
  inner.omissions.forEach(report)
  return makeElement(tag, {
    ...attributes,
    dangerouslySetInnerHTML: inner,
    // A new function each time, so that React calls it after each change of the HTML.
    ref: String(inner.__html).includes(STYLE_ATTRIBUTE)
      ? (element: Element | null) => void (element && attachStyles(element, () => report(FIXED)))
      : undefined,
  })
}

/** Props that show HTML as text on a page that refuses HTML. A server's markup stays. */
export function asText(html: string): Readonly<Record<string, unknown>> {
  return {
    style: { whiteSpace: 'pre-line' },
    suppressHydrationWarning: true,
    children: plainText(html),
  }
}

/** Comments, and elements that do not show their text. */
const UNSEEN =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|template|title|iframe|noscript|object)\b[\s\S]*?(?:<\/\1\b[^>]*>?|$)/gi
const LINE_END =
  /<(?:br|hr|\/(?:p|div|h\d|li|ul|ol|dl|d[dt]|tr|table|pre|blockquote|section))\b[^>]*>?/gi
const TAG = /<[/!?]?[a-z][^>]*>?/gi
const REFERENCE = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|lt|gt|quot|apos|nbsp));/gi

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

/** Decodes character references. */
export function decodeReferences(html: string): string {
  return html.replace(REFERENCE, (_, decimal, hex, name) =>
    name ? (NAMED[name.toLowerCase()] ?? '') : String.fromCodePoint(Number(decimal ?? `0x${hex}`)),
  )
}

/** The text of HTML without markup, one line per paragraph. */
export function plainText(html: string): string {
  const text = html
    .replace(UNSEEN, '')
    .replace(/\s+/g, ' ')
    .replace(LINE_END, '\n')
    .replace(TAG, '')
  return decodeReferences(text).trim()
}

import {
  cloneElement,
  createElement,
  type HTMLAttributes,
  type ReactElement,
  type RefAttributes,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react'
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
  const { sanitizer } = useContentContext()
  const ref = useRef<HTMLElement>(null)
  const element = htmlElement(props, sanitizer)
  const safe = element.props.dangerouslySetInnerHTML?.__html
  // For another object, React writes even the same HTML again, over what has been done to its elements since.
  const inner = useMemo(() => (safe === undefined ? undefined : { __html: safe }), [safe])

  useLayoutEffect(() => {
    if (ref.current && String(safe).includes(STYLE_ATTRIBUTE)) attachStyles(ref.current)
  }, [safe])

  return cloneElement(element, { ref, dangerouslySetInnerHTML: inner })
}

/** The element of {@link Html}, with inline styles that have not been set yet. */
export function htmlElement(
  { tag = 'span', html, ...attributes }: HtmlProps,
  sanitizer: Sanitizer,
): ReactElement<HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>> {
  return createElement(tag, {
    ...attributes,
    ...(sanitizer.isMuted
      ? asText(html)
      : { dangerouslySetInnerHTML: { __html: sanitizer.sanitize(html) } }),
  })
}

/** What is left of HTML where the page takes none. */
export function asText(html: string): Readonly<Record<string, unknown>> {
  return { style: { whiteSpace: 'pre-line' }, children: plainText(html) }
}

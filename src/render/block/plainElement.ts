import type { ReactNode } from 'react'
import type { PlainContext } from '../entry/ContentContext'
import type { LinkProps } from '../root/ContentSettings'
import { isVoidTag } from './blockTag'
import { makeElement } from './makeElement'

/** An element without behavior. Sites with a `renderLink` render links themselves. */
export function plainElement(
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  content: Pick<PlainContext, 'renderLink'>,
  children: ReactNode,
): ReactNode {
  if (isVoidTag(tag)) return makeElement(tag, { ...attributes })
  if (tag === 'a' && content.renderLink && typeof attributes.href === 'string') {
    return content.renderLink({
      ...attributes,
      href: attributes.href,
      children,
    } satisfies LinkProps)
  }
  return makeElement(tag, { ...attributes, children })
}

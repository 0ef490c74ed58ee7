import type { ReactNode } from 'react'
import { isVoidTag } from '../html/blockTag'
import { makeElement } from '../html/makeElement'
import type { Surroundings } from './ContentContext'
import type { LinkProps } from './ContentSettings'

/** A link as the site renders it, if it has a `renderLink`; any other element as it is. */
export function linkOrElement(
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  content: Pick<Surroundings, 'renderLink'>,
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

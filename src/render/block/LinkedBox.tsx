import { type ReactNode, useId } from 'react'
import type { PlainContext } from '../entry/ContentContext'
import { plainElement } from './plainElement'

/** Attributes that belong to the link, in lower case. */
const LINK_ATTRIBUTE =
  /^(?:href|hreflang|target|rel|download|ping|referrerpolicy|type|role|tabindex|accesskey|title|aria-.+)$/i

export interface LinkedBoxProps {
  /** Of the link that the box would be. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly content: PlainContext
  readonly children: ReactNode
}

/**
 * A box that is a link around links, buttons or fields, which no `a` may hold: the link lies over
 * the box, and what can be clicked for itself lies over the link. All that it shows is its name.
 */
export function LinkedBox({ attributes, content, children }: LinkedBoxProps): ReactNode {
  const ownId = useId()
  const box: Record<string, unknown> = {}
  const link: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(attributes))
    (LINK_ATTRIBUTE.test(name) ? link : box)[name] = value
  const id = box.id ?? ownId
  return (
    <div {...box} id={String(id)} className={`${String(box.className)} siteblocks-linked`}>
      {plainElement(
        'a',
        {
          'aria-labelledby': link['aria-label'] ? undefined : id,
          ...link,
          className: 'siteblocks-link',
        },
        content,
        null,
      )}
      {children}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import type { StaticContext } from './ContentContext'
import { linkOrElement } from './linkOrElement'

/** Attributes that move to the link, in lower case. */
const LINK_ATTRIBUTE =
  /^(?:href|hreflang|target|rel|download|ping|referrerpolicy|type|role|tabindex|accesskey|title|aria-.+)$/i

export interface LinkedBoxProps {
  /** Attributes of the box, including those of its link. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly content: StaticContext
  readonly children: ReactNode
}

/**
 * A box that is a link but contains links, buttons or fields, which an `a` may not contain. The
 * link is laid over the box, and the controls over the link. The link is labelled by the whole box.
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
      {linkOrElement(
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

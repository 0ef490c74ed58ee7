import { type MouseEvent, type ReactNode, useId } from 'react'
import { useHydrated } from '../hooks/useHydrated'
import type { StaticContext } from './ContentContext'
import { followLink } from './followLink'
import { linkOrElement } from './linkOrElement'

/** Attributes that move to the link, in lower case. */
const LINK_ATTRIBUTE =
  /^(?:href|hreflang|target|rel|download|referrerpolicy|type|role|tabindex|accesskey|title|aria-.+)$/i

export interface LinkedBoxProps {
  /** Attributes of the box, including those of its link. */
  readonly attributes: Readonly<Record<string, unknown>>
  readonly content: StaticContext
  readonly children: ReactNode
}

/**
 * A box that is a link but contains links, buttons or fields, which an `a` may not contain. The
 * link is laid behind its content, and followed for clicks on what has none of its own. It is
 * labelled by the whole box.
 */
export function LinkedBox({ attributes, content, children }: LinkedBoxProps): ReactNode {
  const ownId = useId()
  const isHydrated = useHydrated()
  const box: Record<string, unknown> = {}
  const link: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(attributes))
    (LINK_ATTRIBUTE.test(name) ? link : box)[name] = value
  const id = box.id ?? ownId
  const { onClick } = box
  const follow = (event: MouseEvent<HTMLElement>): boolean =>
    followLink(event, event.currentTarget.querySelector(':scope>.siteblocks-link'))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the link handles keys.
    <div
      {...box}
      id={String(id)}
      className={`${box.className} siteblocks-linked${isHydrated ? '' : ' siteblocks-served'}`}
      onClick={(event) => {
        if (!follow(event) && typeof onClick === 'function') onClick(event)
      }}
      onAuxClick={follow}
    >
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

import type { ReactElement, ReactNode } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'

interface ColumnProps {
  /** Counted from 0. */
  readonly index: number
  /** Address of the link that the whole column is. */
  readonly href: string | undefined
  readonly children: ReactNode
}

/** One column: a box, or a link where it has an address. */
export function Column({ index, href, children }: ColumnProps): ReactElement {
  const { renderLink } = useContentContext()
  const attributes = { className: 'builder-column', 'data-column': index, children }
  if (!href) return <div {...attributes} />
  return renderLink ? renderLink({ ...attributes, href }) : <a {...attributes} href={href} />
}

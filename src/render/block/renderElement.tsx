import { createElement, type ReactElement, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { ContentContextValue } from '../entry/ContentContext'
import type { LinkProps } from '../root/ContentSettings'
import { isVoidTag } from './blockTag'
import { Field } from './Field'

/** An element of a block. Links are left to the site, where it renders them itself. */
export function renderElement(
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  content: ContentContextValue,
  children: ReactNode,
): ReactNode {
  if (/^(?:input|select|textarea)$/.test(tag)) {
    return createElement(Field, { tag, attributes }, tag === 'select' ? children : undefined)
  }
  if (isVoidTag(tag)) return createElement(tag, attributes)
  if (tag === 'template') return <Template attributes={attributes}>{children}</Template>
  if (tag === 'a' && content.renderLink && typeof attributes.href === 'string') {
    return content.renderLink({
      ...attributes,
      href: attributes.href,
      children,
    } satisfies LinkProps)
  }
  return createElement(tag, attributes, children)
}

interface TemplateProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/** A `template`: its children stand in its inert content, where scripts look for them. React puts them beside it. */
function Template({ attributes, children }: TemplateProps): ReactElement {
  const [template, setTemplate] = useState<HTMLTemplateElement | null>(null)
  return (
    <template {...attributes} ref={setTemplate}>
      {template && createPortal(children, template.content)}
    </template>
  )
}

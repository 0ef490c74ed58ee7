import { createElement, type ReactElement, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { StaticContext } from './ContentContext'
import { Field } from './Field'
import { linkOrElement } from './linkOrElement'

/** The element of a block. Form fields and templates have components of their own. */
export function renderElement(
  tag: string,
  attributes: Readonly<Record<string, unknown>>,
  content: StaticContext,
  children: ReactNode,
): ReactNode {
  if (/^(?:input|select|textarea)$/.test(tag)) {
    return createElement(Field, { tag, attributes }, tag === 'select' ? children : undefined)
  }
  if (tag === 'template') return <Template attributes={attributes}>{children}</Template>
  return linkOrElement(tag, attributes, content, children)
}

interface TemplateProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactNode
}

/**
 * A `template` with its children in its inert content, where scripts expect them. React would
 * insert them as ordinary children.
 */
function Template({ attributes, children }: TemplateProps): ReactElement {
  const [template, setTemplate] = useState<HTMLTemplateElement | null>(null)
  return (
    <template {...attributes} ref={setTemplate}>
      {template && createPortal(children, template.content)}
    </template>
  )
}

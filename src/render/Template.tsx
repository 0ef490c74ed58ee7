import { type ReactElement, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BlockAttributes } from './BlockDefinition'

interface TemplateProps {
  readonly attributes: BlockAttributes
  readonly children: ReactNode
}

/** A `template`: its children stand in its inert content, where scripts look for them. React puts them beside it. */
export function Template({ attributes, children }: TemplateProps): ReactElement {
  const template = useRef<HTMLTemplateElement>(null)
  const [content, setContent] = useState<DocumentFragment>()
  useLayoutEffect(() => setContent(template.current?.content), [])
  return (
    <template {...attributes} ref={template}>
      {content && createPortal(children, content)}
    </template>
  )
}

import { type ReactElement, type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BlockAttributes } from './BlockDefinition'

interface TemplateProps {
  readonly attributes: BlockAttributes
  readonly children: ReactNode
}

/** A `template`: its children stand in its inert content, where scripts look for them. React puts them beside it. */
export function Template({ attributes, children }: TemplateProps): ReactElement {
  const [template, setTemplate] = useState<HTMLTemplateElement | null>(null)
  return (
    <template {...attributes} ref={setTemplate}>
      {template && createPortal(children, template.content)}
    </template>
  )
}

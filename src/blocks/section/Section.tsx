import { type ReactElement, useRef, useState } from 'react'
import { withLive } from '../../render/block/pureComponent'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { useAnchorTarget } from '../../render/entry/useAnchorTarget'
import { isRecord } from '../../utils/values/isRecord'
import { useInView } from '../internals/useInView'
import { pureSectionBlock, sectionStyle } from './pureSection'
import type { SectionOptions } from './sectionOptions'

/** A section that renders its children when it comes into view. */
function LazySection({ options, block, id, children }: BlockProps<SectionOptions>): ReactElement {
  const omit = reportOf(id, useContentContext())
  const section = useRef<HTMLElement>(null)
  const [isRevealed, setRevealed] = useState(false)
  const isShown = useInView(section, !isRevealed)
  useAnchorTarget({
    element: section,
    content: block.children,
    isShown,
    show: () => setRevealed(true),
  })
  const { lazyStyles } = options
  const hidden = !isShown && isRecord(lazyStyles) ? lazyStyles : undefined
  const style = sectionStyle(options, omit, hidden)
  return (
    <section ref={section} className="builder-section" style={style}>
      {isShown ? children : null}
    </section>
  )
}

export const sectionBlock = withLive(pureSectionBlock, LazySection)

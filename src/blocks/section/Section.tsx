import { type ReactElement, useRef, useState } from 'react'
import type { SectionOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { useAnchorTarget } from '../../render/entry/useAnchorTarget'
import { isRecord } from '../../utils/isRecord'
import { positiveNumber } from '../internals/positiveNumber'
import { safeStyle } from '../internals/safeStyle'
import { useInView } from '../internals/useInView'
import { watchInView } from '../internals/watchInView'

const watch = watchInView('10px')

/** A centred box of limited width, which may hold its children back until it comes into view. */
export function Section({ options, block, children }: BlockProps<SectionOptions>): ReactElement {
  const { maxWidth, lazyLoad, lazyStyles } = options
  const section = useRef<HTMLElement>(null)
  const [isRevealed, setRevealed] = useState(false)
  const isShown = useInView(section, watch, Boolean(lazyLoad) && !isRevealed)
  useAnchorTarget({
    element: section,
    content: block.children,
    isShown,
    show: () => setRevealed(true),
  })
  const style = safeStyle({
    ...(!isShown && isRecord(lazyStyles) ? lazyStyles : undefined),
    ...(maxWidth ? { maxWidth: positiveNumber(maxWidth) ?? maxWidth } : undefined),
  })
  return (
    <section ref={section} className="builder-section" style={style}>
      {isShown ? children : null}
    </section>
  )
}

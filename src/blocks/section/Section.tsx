import { type CSSProperties, type ReactElement, useRef, useState } from 'react'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { pureComponent } from '../../render/block/pureComponent'
import { useContentContext } from '../../render/entry/ContentContext'
import { reportOf } from '../../render/entry/createOmissionReport'
import { useAnchorTarget } from '../../render/entry/useAnchorTarget'
import { safeStyle } from '../../render/styles/cssValue'
import { isRecord } from '../../utils/isRecord'
import type { TakeOmission } from '../../utils/Omission'
import { positiveNumber } from '../internals/optionValues'
import { useInView } from '../internals/useInView'
import type { SectionOptions } from './sectionOptions'

/** A centred box of limited width, which may hold its children back until it comes into view. */
export const Section = pureComponent<SectionOptions>({
  render: ({ options, id, children }, content) => (
    <section className="builder-section" style={sectionStyle(options, reportOf(id, content))}>
      {children}
    </section>
  ),
  live: LazySection,
  isLive: ({ lazyLoad }) => Boolean(lazyLoad),
})

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

function sectionStyle(
  { maxWidth }: SectionOptions,
  omit: TakeOmission,
  styles?: object,
): CSSProperties {
  const width = maxWidth ? { maxWidth: positiveNumber(maxWidth) ?? maxWidth } : undefined
  return safeStyle({ ...styles, ...width }, omit)
}

const CSS = `
:where(.builder-section){display:flex;flex-direction:column;align-items:stretch;align-self:stretch;flex-grow:1;box-sizing:border-box;width:100%;margin-inline:auto}
`

export const sectionBlock: BlockDefinition<SectionOptions> = {
  name: 'Core:Section',
  component: Section,
  interactive: false,
  css: CSS,
  canHaveChildren: true,
}

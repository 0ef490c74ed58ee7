import type { CSSProperties } from 'react'
import { pureComponent } from '../../render/block/pureComponent'
import type { BlockDefinition } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { safeStyle } from '../../render/styles/cssValue'
import { firmRules } from '../../render/styles/firmRules'
import type { TakeOmission } from '../../utils/problems/Omission'
import { positiveNumber } from '../internals/optionValues'
import type { SectionOptions } from './sectionOptions'

/** A centred box of limited width. */
const PureSection = pureComponent<SectionOptions>({
  render: ({ options, id, children }, content) => (
    <section className="builder-section" style={sectionStyle(options, reportOf(id, content))}>
      {children}
    </section>
  ),
  isLive: ({ lazyLoad }) => Boolean(lazyLoad),
})

export function sectionStyle(
  { maxWidth }: SectionOptions,
  omit: TakeOmission,
  styles?: object,
): CSSProperties {
  const width = maxWidth ? { maxWidth: positiveNumber(maxWidth) ?? maxWidth } : undefined
  return safeStyle({ ...styles, ...width }, omit)
}

const CSS = firmRules({
  '.builder-section':
    'display:flex;flex-direction:column;align-items:stretch;align-self:stretch;flex-grow:1;box-sizing:border-box;width:100%;margin-inline:auto',
})

export const pureSectionBlock: BlockDefinition<SectionOptions> = {
  name: 'Core:Section',
  component: PureSection,
  interactive: false,
  css: CSS,
  canHaveChildren: true,
}

import { type ReactElement, useRef, useState } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { safeStyle } from '../internals/safeStyle'
import { useChangeEvent } from '../internals/useChangeEvent'
import { useLoadEvent } from '../internals/useLoadEvent'
import type { AccordionOptions } from './accordionOptions'
import { Item } from './Item'
import { type OpenItems, toggleItem } from './toggleItem'
import { useAccordionItems } from './useAccordionItems'
import { useGridOrder } from './useGridOrder'
import { useHeadingLevel } from './useHeadingLevel'

const NONE_OPEN: OpenItems = { open: [], latest: '' }

/** Titles that open and close what is under them. In a grid, that is the row that the title stands in. */
export function Accordion(props: BlockProps<AccordionOptions>): ReactElement {
  const { options, block } = props
  const items = useAccordionItems(props)
  const [state, setState] = useState(NONE_OPEN)
  const root = useRef<HTMLDivElement>(null)
  const isGrid = Boolean(options.grid)
  const oneAtATime = isGrid || Boolean(options.oneAtATime)
  const open = oneAtATime ? state.open.slice(-1) : state.open
  const keys = items.map(({ key }) => key)
  useGridOrder(root, isGrid ? keys.indexOf(open[0] ?? '') : -1)
  useChangeEvent(root, block, state, keys.indexOf(state.latest))
  const level = useHeadingLevel(root)

  useLoadEvent(root, 'builder:accordion:load', () => ({ ref: root.current }), true)

  const titleStyle = isGrid ? safeStyle({ width: options.gridRowWidth || '25%' }) : undefined
  return (
    <div ref={root} className="builder-accordion" data-grid={isGrid || undefined}>
      {items.map((item, index) => (
        <Item
          key={item.key}
          item={item}
          index={index}
          level={level}
          isOpen={open.includes(item.key)}
          style={titleStyle}
          onToggle={() => setState((current) => toggleItem(current, item.key, oneAtATime))}
        />
      ))}
    </div>
  )
}

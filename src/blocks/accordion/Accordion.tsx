import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { reportOf } from '../../render/entry/createOmissionReport'
import { useContentContext } from '../../render/entry/useContentContext'
import { controlRules } from '../../render/styles/controlRules'
import { safeStyle } from '../../render/styles/cssValue'
import { useChangeEvent, useLoadEvent } from '../internals/blockEvents'
import { AccordionSection } from './AccordionSection'
import type { AccordionOptions } from './accordionOptions'
import { useAccordionItems } from './useAccordionItems'
import { useGridOrder } from './useGridOrder'

const NONE_OPEN: OpenItems = { open: [], latest: '' }

/**
 * Titles that open and close what is under them. In a grid, that is the row that the title stands
 * in.
 */
export function Accordion(props: BlockProps<AccordionOptions>): ReactElement {
  const { options, block, id } = props
  const content = useContentContext()
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

  useLoadEvent(root, 'builder:accordion:load', { detail: () => ({ ref: root.current }) })

  const titleStyle = isGrid
    ? safeStyle({ width: options.gridRowWidth || '25%' }, reportOf(id, content))
    : undefined
  return (
    <div ref={root} className="builder-accordion" data-grid={isGrid || undefined}>
      {items.map((item, index) => (
        <AccordionSection
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

interface OpenItems {
  /** Keys of items, in the order in which they were opened. */
  readonly open: readonly string[]
  /** The item that was opened last; empty when the last one was closed. */
  readonly latest: string
}

/** The open items after the visitor chose `item`. */
export function toggleItem({ open }: OpenItems, item: string, oneAtATime: boolean): OpenItems {
  const others = oneAtATime ? [] : open.filter((other) => other !== item)
  return open.includes(item)
    ? { open: others, latest: '' }
    : { open: [...others, item], latest: item }
}

/**
 * The `aria-level` of an accordion's `h3`, found when it has been rendered; `undefined` where it is
 * what they are.
 */
function useHeadingLevel(accordion: RefObject<Element | null>): number | undefined {
  const [level, setLevel] = useState(3)
  useLayoutEffect(() => {
    if (accordion.current) setLevel(headingLevel(accordion.current))
  }, [accordion])
  return level === 3 ? undefined : level
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'

/** Bit of `compareDocumentPosition`: the other one stands before. */
const PRECEDING = 2

/** Level of titles that no heading precedes. */
const USUAL = 3

/**
 * Level of an accordion's titles: one below the heading that it stands under, be it in the content
 * or, before all content, on the host page.
 *
 * Headings in other accordions and hidden ones are ignored.
 */
export function headingLevel(accordion: Element): number {
  const root = accordion.getRootNode() as Document | ShadowRoot
  let above: Element | undefined
  for (const heading of root.querySelectorAll(HEADINGS)) {
    if (!(accordion.compareDocumentPosition(heading) & PRECEDING)) break
    const other = heading.closest('.builder-accordion,[hidden]')
    if (!other || other.contains(accordion)) above = heading
  }
  if (!above) return 'host' in root ? headingLevel(root.host) : USUAL
  const level = Number(above.getAttribute('aria-level')) || Number(above.localName[1]) || 2
  return Math.min(level + 1, 6)
}

/**
 * The first child of a title is its heading, or the box that its button stands beside: an empty
 * one, with an arrow.
 */
const CSS = `
:where(.builder-accordion){display:flex;flex-direction:column}
:where(.builder-accordion[data-grid]){flex-flow:wrap;align-items:flex-start}
:where([data-grid]>.builder-accordion-detail){width:100%}
:where(.builder-accordion-title){display:flex;cursor:pointer}
:where([data-grid]>.builder-accordion-title){box-sizing:border-box}
:where(.builder-accordion-title>div:first-child){flex:1;min-width:0}
${controlRules({
  '.builder-accordion-title>h3,.builder-accordion-title>h3>button': 'all:unset;display:block',
  '.builder-accordion-title>h3:first-child': 'flex:1;min-width:0',
  '.builder-accordion-title>h3>button': 'width:100%;cursor:pointer',
  '.builder-accordion-title>h3>button[aria-label]': 'min-height:24px',
  '.builder-accordion-title>h3>button:focus-visible': 'outline:revert',
  '.builder-accordion-title>h3>button:empty::before':
    'content:"";display:block;width:8px;height:8px;margin:4px 8px;border:solid;border-width:0 1px 1px 0;transform:rotate(45deg)',
  '.builder-accordion-title-open>h3>button:empty::before':
    'transform:translateY(4px)rotate(225deg)',
})}
`

export const accordionBlock: BlockDefinition<AccordionOptions> = {
  name: 'Builder:Accordion',
  component: Accordion,
  interactive: true,
  css: CSS,
  canHaveChildren: true,
}

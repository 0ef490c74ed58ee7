import {
  type ReactElement,
  type RefObject,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { safeStyle } from '../../render/styles/cssValue'
import { firmRules } from '../../render/styles/firmRules'
import { useChangeEvent, useLoadEvent } from '../internals/blockEvents'
import { AccordionSection } from './AccordionSection'
import type { AccordionOptions } from './accordionOptions'
import { useAccordionItems } from './useAccordionItems'
import { useGridOrder } from './useGridOrder'

/**
 * Titles that open and close their details. In a grid, a detail opens below the row of its title.
 */
export function Accordion(props: BlockProps<AccordionOptions>): ReactElement {
  const { options, block, id } = props
  const content = useContentContext()
  const items = useAccordionItems(props)
  const root = useRef<HTMLDivElement>(null)
  const isGrid = Boolean(options.grid)
  const oneAtATime = Boolean(isGrid || options.oneAtATime)
  const [state, toggle] = useReducer(
    (current: OpenItems, item: string) => toggleItem(current, item, oneAtATime),
    { open: [], latest: '' },
  )
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
          onToggle={toggle}
        />
      ))}
    </div>
  )
}

interface OpenItems {
  /** Keys of items, in the order in which they were opened. */
  readonly open: readonly string[]
  /** The item that was opened last; empty if the last action closed one. */
  readonly latest: string
}

/** The open items after the visitor has toggled `item`. */
export function toggleItem({ open }: OpenItems, item: string, oneAtATime: boolean): OpenItems {
  const others = oneAtATime ? [] : open.filter((other) => other !== item)
  return open.includes(item)
    ? { open: others, latest: '' }
    : { open: [...others, item], latest: item }
}

/**
 * The `aria-level` for an accordion's `h3` titles, measured after the first render. `undefined` if
 * it is 3 anyway.
 */
function useHeadingLevel(accordion: RefObject<Element | null>): number | undefined {
  const [level, setLevel] = useState(3)
  useLayoutEffect(() => {
    if (accordion.current) setLevel(headingLevel(accordion.current))
  }, [accordion])
  return level === 3 ? undefined : level
}

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role=heading]'

/** Bit of `compareDocumentPosition`: the other node comes first. */
const PRECEDING = 2

/** Level of titles without a preceding heading. */
const USUAL = 3

/**
 * Level of an accordion's titles: one below the preceding heading in the content, or, if there is
 * none, on the host page.
 *
 * Hidden headings and those in other accordions are ignored.
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
 * The first child of a title is its heading. If the title contains controls, it is a box instead,
 * followed by an empty button, which takes no space and shows an arrow only while the keyboard has
 * it: authors draw an arrow of their own.
 */
const CSS = firmRules({
  '.builder-accordion': 'display:flex;flex-direction:column',
  '.builder-accordion[data-grid]': 'flex-flow:wrap;align-items:flex-start',
  '[data-grid]>.builder-accordion-detail': 'width:100%',
  '.builder-accordion>[hidden]': 'position:absolute',
  '.builder-accordion-title': 'display:flex;cursor:pointer',
  '.builder-accordion-title:has(>div+h3)': 'position:relative',
  '[data-grid]>.builder-accordion-title': 'box-sizing:border-box',
  '.builder-accordion-title>div:first-child': 'flex:1;min-width:0',
  '.builder-accordion-title>h3,.builder-accordion-title>h3>button':
    'all:unset;display:block;flex:1;min-width:0',
  '.builder-accordion-title>div+h3': 'position:absolute;top:0;inset-inline-end:0',
  '.builder-accordion-title>h3>button': 'width:100%;cursor:pointer',
  '.builder-accordion-title>h3>button[aria-label]': 'min-height:24px',
  '.builder-accordion-title>h3>button:focus-visible': 'outline:revert',
  '.builder-accordion-title>div+h3>button': 'clip-path:inset(50%)',
  '.builder-accordion-title>div+h3>button:focus-visible':
    'clip-path:none;background:Canvas;color:CanvasText',
  '.builder-accordion-title>h3>button:empty::before':
    'content:"";display:block;width:8px;height:8px;margin:4px 8px;border:solid;border-width:0 1px 1px 0;transform:rotate(45deg)',
  '.builder-accordion-title-open>h3>button:empty::before':
    'transform:translateY(4px)rotate(225deg)',
})

export const accordionBlock: BlockDefinition<AccordionOptions> = {
  name: 'Builder:Accordion',
  component: Accordion,
  interactive: true,
  css: CSS,
  canHaveChildren: true,
}

import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { nestedList, optionPath } from '../../render/block/Blocks'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { safeStyle } from '../../render/styles/cssValue'
import { firmRules } from '../../render/styles/firmRules'
import type { TakeOmission } from '../../utils/problems/Omission'
import { BlockControl, clickByKey, clickInside } from '../internals/BlockControl'
import { useChangeEvent } from '../internals/blockEvents'
import { isRtl } from '../internals/isRtl'
import { LazyPanel } from '../internals/LazyPanel'
import { optionRecords } from '../internals/optionValues'
import { scrollToMiddle } from '../internals/scrollToMiddle'
import { usePrinting } from '../internals/usePrinting'
import type { TabsOptions } from './tabsOptions'

/** A row of tabs, each of which shows a list of blocks. */
export function Tabs({ options, block, id, path }: BlockProps<TabsOptions>): ReactElement {
  const content = useContentContext()
  const { window: view } = content
  const omit = reportOf(id, content)
  const tabs = optionRecords(options.tabs)
  const [state, setState] = useState<TabState>(() => {
    // Counted from 1. 0 opens none, and neither does an invalid number.
    const first = Number(options.defaultActiveTab ?? 1) - 1
    return { active: first, reachable: first }
  })
  const { active } = state
  const reachable = tabs[state.reachable] ? state.reachable : 0
  const row = useRef<HTMLDivElement>(null)
  const isPrinting = usePrinting()
  const prefix = useId()
  useLayoutEffect(() => scrollToMiddle(row.current, active), [active])
  useChangeEvent(row, block, state, active)

  const select = (tab: number, collapsible = false): void =>
    setState((current) => nextTab(current, tab, { collapsible }))

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, tab: number): void => {
    const { key, currentTarget } = event
    const { parentElement } = currentTarget
    if (event.altKey || event.ctrlKey || event.metaKey || !parentElement) return
    if (event.target !== currentTarget) return
    const target = tabOfKey(key, tab, {
      count: tabs.length,
      rtl: isRtl(parentElement, view),
    })
    if (target !== undefined) {
      event.preventDefault()
      const next = parentElement.children[target] as HTMLElement
      next.focus()
      if (target !== active) clickInside(next)
    } else clickByKey(event)
  }

  const blocksOf = (index: number, name: 'label' | 'content'): ReactElement =>
    nestedList(id, optionPath(path, `tabs.${index}.${name}`), tabs[index]?.[name])
  return (
    <>
      <div className="builder-tabs-row">
        <div
          ref={row}
          role="tablist"
          className="builder-tabs-wrap"
          style={headerStyle(options.tabHeaderLayout, omit)}
        >
          {tabs.map(({ label }, index) => {
            const isActive = index === active
            const isEmpty = optionRecords(label).length === 0
            return (
              <BlockControl
                // biome-ignore lint/suspicious/noArrayIndexKey: tabs are identified by position.
                key={index}
                id={`${prefix}-tab-${index}`}
                role="tab"
                className={`builder-tab-wrap${isActive ? ' builder-tab-active' : ''}`}
                style={isActive ? safeStyle(options.activeTabStyle, omit) : undefined}
                tabIndex={index === reachable ? 0 : -1}
                aria-selected={isActive}
                aria-controls={isActive ? `${prefix}-panel-${index}` : undefined}
                name={isEmpty ? `${index + 1}` : undefined}
                onClick={() => select(index, Boolean(options.collapsible))}
                onKeyDown={(event) => onKeyDown(event, index)}
              >
                {blocksOf(index, 'label')}
              </BlockControl>
            )
          })}
        </div>
      </div>
      {tabs.map(({ content }, index) => (
        <LazyPanel
          // biome-ignore lint/suspicious/noArrayIndexKey: tabs are identified by position.
          key={index}
          isOpen={index === active || isPrinting}
          blocks={content}
          onReveal={() => select(index)}
          id={`${prefix}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${prefix}-tab-${index}`}
          tabIndex={content?.length ? 0 : undefined}
        >
          {blocksOf(index, 'content')}
        </LazyPanel>
      ))}
    </>
  )
}

/**
 * Alignment of the tabs in their row.
 *
 * `safe`, because overflowing tabs that are centred or aligned to the end would start where
 * scrolling cannot reach.
 */
export function headerStyle(tabHeaderLayout: unknown, omit: TakeOmission): CSSProperties {
  const isEven = tabHeaderLayout !== 'center' && tabHeaderLayout !== 'flex-end'
  return safeStyle({ justifyContent: isEven ? tabHeaderLayout : `safe ${tabHeaderLayout}` }, omit)
}

/** The open tab, and the one that is in the tab order. */
interface TabState {
  /** Index from 0; -1 if none is open. */
  readonly active: number
  /** The last active tab. It stays in the tab order when it is collapsed. */
  readonly reachable: number
}

/**
 * The state after the visitor has selected `tab`: it opens, or collapses if it was open and may
 * collapse.
 */
export function nextTab(state: TabState, tab: number, { collapsible = false } = {}): TabState {
  const isActive = state.active === tab
  if (isActive && !collapsible) return state
  return { active: isActive ? -1 : tab, reachable: tab }
}

/**
 * The tab that a key moves to from `tab`; `undefined` for any other key.
 *
 * Arrow keys wrap around and follow the text direction.
 */
export function tabOfKey(
  key: string,
  tab: number,
  { count, rtl = false }: { readonly count: number; readonly rtl?: boolean },
): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step ? (tab + (rtl ? -step : step) + count) % count : undefined
}

/**
 * The row scrolls, so it asks the page for the room of its tabs, but shrinks to a part of it. The
 * row would clip an outer focus ring. It scrolls smoothly only after the visitor has entered
 * it, not initially. Forced colours remove the background of the active tab.
 */
const CSS = `
${firmRules({
  '.builder-tabs-row': 'display:grid;grid-template-columns:minmax(0,1fr);min-width:100px',
  '.builder-tabs-wrap': 'display:flex;overflow:auto',
  '.builder-tab-wrap': 'all:unset;cursor:pointer;display:grid',
  '.builder-tab-wrap .no-blocks': 'min-width:24px;min-height:24px',
  '.builder-tab-wrap:focus-visible': 'outline:revert;outline-offset:-2px',
})}
@media (prefers-reduced-motion:no-preference){${firmRules({
  '.builder-tabs-wrap:focus-within': 'scroll-behavior:smooth',
})}}
@media (forced-colors:active){${firmRules({
  '.builder-tab-wrap': 'border-bottom:3px solid Canvas',
  '.builder-tab-active': 'border-color:Highlight',
})}}
`

export const tabsBlock: BlockDefinition<TabsOptions> = {
  name: 'Builder: Tabs',
  aliases: ['Builder:Tabs'],
  component: Tabs,
  interactive: true,
  css: CSS,
}

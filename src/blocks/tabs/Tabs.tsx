import { type KeyboardEvent, type ReactElement, useId, useRef, useState } from 'react'
import type { TabsOptions } from '../../content/blockOptions'
import type { BlockProps } from '../../render/BlockDefinition'
import { Blocks } from '../../render/Blocks'
import { useContentContext } from '../../render/ContentContext'
import { holdsControls } from '../internals/holdsControls'
import { KeptPanel } from '../internals/KeptPanel'
import { recordsOf } from '../internals/recordsOf'
import { safeStyle } from '../internals/safeStyle'
import { useChangeEvent } from '../internals/useChangeEvent'
import { firstTab } from './firstTab'
import { headerStyle } from './headerStyle'
import { nextTab, type TabState } from './nextTab'
import { Tab } from './Tab'
import { tabOfKey } from './tabOfKey'
import { useRevealedTab } from './useRevealedTab'

/** Lists of blocks of which one is shown at a time, under a row of tabs. */
export function Tabs({ options, block, id, path }: BlockProps<TabsOptions>): ReactElement {
  const { window: view } = useContentContext()
  const tabs = recordsOf(options.tabs)
  const [state, setState] = useState<TabState>(() => {
    const active = firstTab(options.defaultActiveTab, tabs.length)
    return { active, reachable: Math.max(active, 0) }
  })
  const { active } = state
  const reachable = state.reachable < tabs.length ? state.reachable : 0
  const row = useRef<HTMLDivElement>(null)
  const prefix = useId()
  useRevealedTab(row, active)
  useChangeEvent(row, block, state, active)

  const select = (tab: number, collapsible = false): void =>
    setState((current) => nextTab(current, tab, collapsible))

  const onKeyDown = (event: KeyboardEvent, tab: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !row.current) return
    const isRtl = view.getComputedStyle(row.current).direction === 'rtl'
    const target = tabOfKey(event.key, tab, tabs.length, isRtl)
    if (target === undefined) return
    event.preventDefault()
    ;(row.current.children[target] as HTMLElement).focus()
    select(target)
  }

  const listPath = (index: number, name: 'label' | 'content'): string =>
    `${path}.component.options.tabs.${index}.${name}`
  return (
    <>
      <div
        ref={row}
        role="tablist"
        className="builder-tabs-wrap"
        style={headerStyle(options.tabHeaderLayout)}
      >
        {tabs.map(({ label }, index) => (
          <Tab
            key={listPath(index, 'label')}
            id={`${prefix}-tab-${index}`}
            panelId={`${prefix}-panel-${index}`}
            isActive={index === active}
            isReachable={index === reachable}
            name={label?.length ? undefined : `${index + 1}`}
            hasControls={holdsControls(label)}
            style={index === active ? safeStyle(options.activeTabStyle) : undefined}
            onSelect={() => select(index, Boolean(options.collapsible))}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <Blocks blocks={label} path={listPath(index, 'label')} parentId={id} nested />
          </Tab>
        ))}
      </div>
      {tabs.map(({ content }, index) => (
        <KeptPanel
          key={listPath(index, 'content')}
          isOpen={index === active}
          id={`${prefix}-panel-${index}`}
          role="tabpanel"
          aria-labelledby={`${prefix}-tab-${index}`}
          tabIndex={content?.length ? 0 : undefined}
        >
          <Blocks blocks={content} path={listPath(index, 'content')} parentId={id} nested />
        </KeptPanel>
      ))}
    </>
  )
}

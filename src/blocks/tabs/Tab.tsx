import {
  type CSSProperties,
  createElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react'

interface TabProps {
  readonly id: string
  /** Id of the panel, which is there as long as the tab is active. */
  readonly panelId: string
  readonly isActive: boolean
  /** Whether the Tab key leads to this one of the tabs. */
  readonly isReachable: boolean
  /** Stands in for the text of a tab without a label. */
  readonly name: string | undefined
  /** Whether there are links or buttons in the label. */
  readonly hasControls: boolean
  readonly style: CSSProperties | undefined
  readonly onSelect: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly children: ReactNode
}

/**
 * A tab: a button. Around other controls there can be none, so that a box has to do. They keep their looks,
 * and a click on them turns to the tab.
 */
export function Tab(props: TabProps): ReactElement {
  const { id, isActive, hasControls, children, onSelect } = props

  const onKeyDown = (event: KeyboardEvent): void => {
    props.onKeyDown(event)
    if (hasControls && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault()
      onSelect()
    }
  }
  return createElement(
    hasControls ? 'div' : 'button',
    {
      id,
      role: 'tab',
      type: hasControls ? undefined : 'button',
      className: `builder-tab-wrap${isActive ? ' builder-tab-active' : ''}`,
      style: props.style,
      tabIndex: props.isReachable ? 0 : -1,
      'aria-selected': isActive,
      'aria-controls': isActive ? props.panelId : undefined,
      'aria-label': props.name,
      onClick: onSelect,
      onKeyDown,
    },
    hasControls ? (
      // What is inert gives the tab no name.
      <div
        inert
        ref={(label) => label?.parentElement?.setAttribute('aria-label', label.textContent)}
      >
        {children}
      </div>
    ) : (
      children
    ),
  )
}
